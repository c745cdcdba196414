// The list of sections, with each one's content and what is missing. On a narrow screen it is a screen of its own.
import CheckCircle from '@mui/icons-material/CheckCircle';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { PlainList } from '#web/components/plain-list.ts';
import { paths } from '#web/config/paths.ts';
import { useEditor } from '#web/profile-form/editor-context.tsx';
import { SECTIONS, type SectionId } from '@marquee/domain/profile/profile-fields';
import { isChanged } from '../sections/sections.ts';
import { sectionSummary } from './section-summary.ts';

const RowLink = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: theme.spacing(0.25, 1.5),
  minHeight: 64,
  padding: theme.spacing(1.25, 2),
  color: 'inherit',
  textDecoration: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  'li:last-child > &': { borderBottom: 0 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': { backgroundColor: theme.vars.palette.action.selected },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: -3 },
}));

const Frame = styled(Paper)(({ theme }) => ({
  overflow: 'hidden',
  [theme.breakpoints.down('sm')]: { marginInline: theme.spacing(-2), borderRadius: 0, borderInline: 0 },
  [theme.breakpoints.up('md')]: {
    position: 'sticky',
    insetBlockStart: theme.spacing(11),
    maxHeight: `calc(100dvh - ${theme.spacing(22)})`,
    overflowY: 'auto',
  },
}));

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface RowProps {
  readonly section: SectionId;
  readonly isCurrent: boolean;
  readonly isUnsaved: boolean;
  readonly holds: string;
  readonly missing: string;
  readonly better: string;
}

/** Memoized: typing in a field renders only the row of its section. */
const Row = memo(function Row({ section, isCurrent, isUnsaved, holds, missing, better }: RowProps) {
  const { t } = useTranslation('profileEditor');
  const optional = holds === '' ? t('overview.optional') : '';
  const wanted = better === '' ? optional : t('overview.better', { fields: better });
  const hint = missing === '' ? wanted : t('overview.missing', { fields: missing });
  return (
    <li>
      <RowLink to={paths.profileEditSection.href(section)} aria-current={isCurrent ? 'page' : undefined}>
        <div style={{ minWidth: 0 }}>
          <Typography
            component="span"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600 }}
          >
            <span>{t(`sections.${section}.title`)}</span>
            {missing === '' && holds !== '' ? (
              <CheckCircle color="success" titleAccess={t('sectionDone')} sx={{ fontSize: 18 }} />
            ) : null}
            {isUnsaved ? <Chip component="span" size="small" label={t('overview.unsaved')} /> : null}
          </Typography>
          {holds === '' ? null : (
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block', ...ONE_LINE }}
            >
              {holds}
            </Typography>
          )}
          {hint === '' ? null : (
            <Typography component="span" variant="body2" sx={{ display: 'block' }}>
              {hint}
            </Typography>
          )}
        </div>
        <ChevronRight color="action" aria-hidden="true" />
      </RowLink>
    </li>
  );
});

interface OverviewProps {
  readonly stored: ProfileForm;
  /** The section shown beside the overview, if there is one. */
  readonly current: SectionId | undefined;
}

export function Overview({ stored, current }: OverviewProps) {
  const { t } = useTranslation('profileEditor');
  const { t: casting } = useTranslation('casting');
  const { values } = useFormikContext<ProfileForm>();
  const { takenDown } = useEditor();
  return (
    // Firefox puts boxes that scroll into the order of the keyboard, in which the links inside are.
    <Frame variant="outlined" tabIndex={-1}>
      <nav aria-label={t('sectionsLabel')}>
        <PlainList>
          {SECTIONS.map((section) => (
            <Row
              key={section}
              section={section}
              isCurrent={section === current}
              isUnsaved={isChanged(section, values, stored)}
              {...sectionSummary(section, values, { t, casting })}
              {...(section === 'privacy' && takenDown ? { holds: t('overview.takenDown') } : {})}
            />
          ))}
        </PlainList>
      </nav>
    </Frame>
  );
}
