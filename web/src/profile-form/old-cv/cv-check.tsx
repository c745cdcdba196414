// Shows what an old CV says, and lets its owner say what counts: details, blocks, and what was left out.
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useCallback, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { BlockCard, Rows, TickRow } from './block-card.tsx';
import { withKind, withOrder, type BlockChoice, type Offer } from './cv-choice.ts';
import type { PartKind } from './credit-words.ts';
import type { ReadCv } from './read-cv.ts';

interface OfferListProps {
  readonly offers: readonly Offer[];
  readonly onChange: (offers: readonly Offer[]) => void;
}

/** The CV's details for other fields of the form, each with the words that it was read from. */
function OfferList({ offers, onChange }: OfferListProps) {
  const { t } = useTranslation('oldCv');
  return (
    <Card variant="outlined" component="section" aria-labelledby="cv-details" sx={{ p: 1 }}>
      <Typography id="cv-details" variant="h6" component="h3" sx={{ px: 1, pb: 1 }}>
        {t('check.details')}
      </Typography>
      <Rows>
        {offers.map((offer) => {
          const { detail, reason, isChosen } = offer;
          return (
            <TickRow
              key={detail.name}
              name={`${t(`file.details.${detail.name}`)}: ${detail.value}`}
              text={t('check.words', { words: detail.words })}
              notes={
                reason === undefined
                  ? []
                  : [t(`file.reasons.${reason}`, { others: detail.others.join(', ') })]
              }
              isChosen={isChosen}
              isDisabled={reason === 'no-field'}
              onChoose={(checked) =>
                onChange(offers.map((each) => (each === offer ? { ...each, isChosen: checked } : each)))
              }
            />
          );
        })}
      </Rows>
    </Card>
  );
}

interface CvCheckProps {
  readonly cv: ReadCv;
  readonly form: ProfileForm;
  readonly choices: readonly BlockChoice[];
  readonly setChoices: Dispatch<SetStateAction<readonly BlockChoice[]>>;
  readonly offers: readonly Offer[];
  readonly setOffers: (offers: readonly Offer[]) => void;
}

export function CvCheck({ cv, form, choices, setChoices, offers, setOffers }: CvCheckProps) {
  const { t } = useTranslation('oldCv');
  const change = useCallback(
    (index: number, next: (choice: BlockChoice) => BlockChoice): void =>
      setChoices((now) => now.map((choice, at) => (at === index ? next(choice) : choice))),
    [setChoices],
  );
  const changeKind = useCallback(
    (index: number, kind: PartKind): void => change(index, (choice) => withKind(choice, kind, form)),
    [change, form],
  );
  const changeOrder = useCallback(
    (index: number, order: number): void => change(index, (choice) => withOrder(choice, order, form)),
    [change, form],
  );
  return (
    <>
      <DialogContentText sx={{ mb: 2 }}>
        {t(choices.length === 0 ? 'check.nothing' : 'check.help')}
      </DialogContentText>
      {cv.warnings.map((warning) => (
        <Alert key={warning} severity={warning === 'shortened' ? 'info' : 'warning'} sx={{ mb: 2 }}>
          {t(`check.warnings.${warning}`)}
        </Alert>
      ))}
      {offers.length === 0 ? null : <OfferList offers={offers} onChange={setOffers} />}
      {choices.map((choice, index) => (
        <BlockCard
          key={index}
          index={index}
          choice={choice}
          onChange={change}
          onKind={changeKind}
          onOrder={changeOrder}
        />
      ))}
      {cv.leftOut.length === 0 ? null : (
        <details style={{ marginTop: 16 }}>
          <summary style={{ cursor: 'pointer', paddingBlock: 12 }}>
            {t('check.leftOut', { count: cv.leftOut.length })}
          </summary>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {cv.leftOut.join('\n')}
          </Typography>
        </details>
      )}
    </>
  );
}
