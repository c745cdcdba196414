// Buttons, fields and choices in each of their states.
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Share from '@mui/icons-material/Share';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/config/paths.ts';
import { Part, Row, Tiles } from './part.tsx';

export function Buttons() {
  const { t } = useTranslation('demos');
  const [range, setRange] = useState<'contained' | 'outlined' | 'text'>('contained');
  return (
    <Part title={t('typography.buttons')} text={t('typography.buttonsText')}>
      <Row>
        <Button variant="contained" color="secondary" size="large">
          {t('typography.primary')}
        </Button>
        <Button variant="contained" size="large">
          {t('typography.contained')}
        </Button>
      </Row>
      <Row>
        <Button variant="contained" color="secondary" startIcon={<Share />}>
          {t('typography.primary')}
        </Button>
        <Button variant="contained">{t('typography.contained')}</Button>
        <Button variant="outlined">{t('typography.outlined')}</Button>
        <Button>{t('typography.text')}</Button>
        <Button variant="outlined" color="error">
          {t('typography.danger')}
        </Button>
        <Button variant="contained" disabled>
          {t('typography.disabled')}
        </Button>
      </Row>
      <Row>
        <IconButton aria-label={t('typography.icons.edit')}>
          <EditOutlined />
        </IconButton>
        <IconButton aria-label={t('typography.icons.delete')}>
          <DeleteOutlined />
        </IconButton>
        <Link href={paths.home.href()}>{t('typography.link')}</Link>
        <ToggleButtonGroup
          exclusive
          value={range}
          aria-label={t('typography.choice')}
          onChange={(_event, chosen: typeof range | null) => {
            if (chosen !== null) setRange(chosen);
          }}
        >
          {(['contained', 'outlined', 'text'] as const).map((option) => (
            <ToggleButton key={option} value={option}>
              {t(`typography.${option}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Row>
    </Part>
  );
}

export function Fields() {
  const { t } = useTranslation('demos');
  const [picked, setPicked] = useState(true);
  return (
    <Part title={t('typography.fields')} text={t('typography.fieldsText')}>
      <Tiles least={280}>
        <TextField id="demo-empty" label={t('typography.field')} helperText={t('typography.fieldHint')} />
        <TextField
          id="demo-filled"
          label={t('typography.fieldFilled')}
          defaultValue={t('typography.sample')}
        />
        <TextField
          id="demo-error"
          label={t('typography.fieldError')}
          helperText={t('typography.fieldErrorText')}
          error
        />
        <TextField id="demo-disabled" label={t('typography.fieldDisabled')} disabled />
        <TextField id="demo-select" label={t('typography.fieldSelect')} select defaultValue="one">
          <MenuItem value="one">{t('typography.contained')}</MenuItem>
          <MenuItem value="two">{t('typography.outlined')}</MenuItem>
        </TextField>
        <TextField
          id="demo-password"
          type="password"
          label={t('typography.fieldPassword')}
          autoComplete="off"
        />
      </Tiles>
      <TextField id="demo-long" label={t('typography.fieldLong')} multiline minRows={3} />
      <Row>
        <FormControlLabel control={<Checkbox defaultChecked />} label={t('typography.checkbox')} />
        <FormControlLabel control={<Switch defaultChecked />} label={t('typography.toggle')} />
        <Chip
          label={t('typography.chip')}
          color={picked ? 'primary' : 'default'}
          variant={picked ? 'filled' : 'outlined'}
          aria-pressed={picked}
          onClick={() => setPicked((before) => !before)}
          icon={picked ? undefined : <Add />}
        />
      </Row>
    </Part>
  );
}
