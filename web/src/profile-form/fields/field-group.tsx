// A field that is made of several controls: label, help and error as one fieldset.
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fieldId } from '#web/components/form/field-id.ts';

interface FieldGroupProps {
  readonly name: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  /** The heading level of the label; h3 by default. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
}

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0, scrollMarginTop: 96 });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(1.5),
}));

/** Room above outlined fields, in the theme's spacing: their labels float half above the outline. */
export const FLOATING_LABEL = 1;

export function FieldGroup({ name, label, help, error, aside, heading = 'h3', children }: FieldGroupProps) {
  const id = fieldId(name);
  return (
    <Group
      id={`${id}-group`}
      aria-labelledby={`${id}-label`}
      aria-describedby={help === undefined && error === undefined ? undefined : `${id}-help`}
    >
      <Head>
        <Typography id={`${id}-label`} variant="h5" component={heading} sx={{ fontFamily: 'inherit' }}>
          {label}
        </Typography>
        {aside === undefined ? null : (
          <Typography variant="body2" color="textSecondary" component="div">
            {aside}
          </Typography>
        )}
      </Head>
      {children}
      {help === undefined && error === undefined ? null : (
        <FormHelperText
          id={`${id}-help`}
          error={error !== undefined}
          role={error === undefined ? undefined : 'alert'}
        >
          {error ?? help}
        </FormHelperText>
      )}
    </Group>
  );
}
