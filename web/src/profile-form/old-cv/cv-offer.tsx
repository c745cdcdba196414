import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CvFileField } from './cv-file-field.tsx';

/** The field for a CV's file behind a button, where most people have other things to fill in first. */
export function CvOffer() {
  const { t } = useTranslation('oldCv');
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <CvFileField />
  ) : (
    <Button startIcon={<UploadFile />} onClick={() => setIsOpen(true)} sx={{ alignSelf: 'start' }}>
      {t('file.have')}
    </Button>
  );
}
