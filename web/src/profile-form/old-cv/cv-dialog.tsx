// Offers the contents of a CV file for the form. Loaded once a file was read.
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { readCvDetails } from './cv-details.ts';
import { offersOf, withOffers } from './cv-offers.ts';
import { PasteDialog, type ReadCv } from './paste-dialog.tsx';

interface CvDialogProps {
  readonly text: string;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

export function CvDialog({ text, onAdded, onClose }: CvDialogProps) {
  const { values, setValues } = useFormikContext<ProfileForm>();
  const [cv] = useState((): ReadCv => {
    const details = readCvDetails(text);
    return {
      text,
      used: new Set(details.flatMap(({ lines }) => lines)),
      offers: offersOf(details, values),
    };
  });
  return (
    <PasteDialog
      credits={values.credits}
      cv={cv}
      onAdd={(credits, offers) => {
        void setValues(withOffers({ ...values, credits }, offers));
        onAdded();
      }}
      onClose={onClose}
    />
  );
}
