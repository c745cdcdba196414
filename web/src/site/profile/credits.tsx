import { groupCredits, type Credit, type CreditGroup } from '@marquee/domain/credit';
import { webAddress } from '@marquee/domain/links';
import type { Profile } from '@marquee/domain/profile';
import { useTexts } from '../texts.ts';
import { ProfileSection } from './profile-section.tsx';
import styles from './credits.module.css';

/** Credits that are shown at once; the others are in the page and one tap away. */
const SHOWN = 10;

interface NumberedGroup extends CreditGroup {
  /** How many credits are above the group's first. */
  readonly before: number;
}

function numbered(groups: readonly CreditGroup[]): NumberedGroup[] {
  return groups.map((group, index) => ({
    ...group,
    before: groups.slice(0, index).reduce((sum, { credits }) => sum + credits.length, 0),
  }));
}

interface CreditRowProps {
  readonly credit: Credit;
  readonly isRest: boolean;
}

function CreditRow({ credit, isRest }: CreditRowProps) {
  const t = useTexts('casting');
  const { title, role, size, production, year } = credit;
  const link = webAddress(credit.link);
  const name = title === '' ? production : title;
  return (
    <tr data-rest={isRest ? '' : undefined}>
      <td className={styles.year}>{year === 0 ? '' : year}</td>
      <th scope="row">
        {link === '' ? (
          <bdi>{name}</bdi>
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            <bdi>{name}</bdi>
          </a>
        )}
      </th>
      <td>
        <bdi>{role}</bdi>
        {size !== '' && (
          <span className={styles.size}>
            {role !== '' && '\u00a0· '}
            {t(`roleSizes.${size}`)}
          </span>
        )}
      </td>
      <td className={styles.production}>
        <bdi>{title === '' ? '' : production}</bdi>
      </td>
    </tr>
  );
}

function CreditTable({ kind, credits, before }: NumberedGroup) {
  const t = useTexts('publicProfile');
  const kinds = useTexts('casting');
  return (
    <table className={styles.table} data-rest={before >= SHOWN ? '' : undefined}>
      <caption>{kinds(`creditKinds.${kind}`)}</caption>
      <colgroup>
        <col className={styles.year} />
        <col className={styles.work} />
        <col span={2} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('credits.year')}</th>
          <th scope="col">{t('credits.work')}</th>
          <th scope="col">{t('credits.role')}</th>
          <th scope="col">{t('credits.production')}</th>
        </tr>
      </thead>
      <tbody>
        {credits.map((credit, index) => (
          <CreditRow key={index} credit={credit} isRest={before + index >= SHOWN} />
        ))}
      </tbody>
    </table>
  );
}

/** The credits as tables, one for each kind. The first ten are shown, the others without a request. */
export function Credits({ profile }: { readonly profile: Profile }) {
  const t = useTexts('publicProfile');
  const { credits, credits_order: order } = profile;
  if (credits.length === 0) return null;
  return (
    <ProfileSection id="credits" title={t('credits.title')}>
      <div className={styles.credits} data-undated={credits.every(({ year }) => year === 0) ? '' : undefined}>
        {numbered(groupCredits(credits, order)).map((group) => (
          <CreditTable key={group.kind} {...group} />
        ))}
        {credits.length > SHOWN && (
          <details>
            <summary>
              <span>{t('credits.all', { count: credits.length })}</span>
              <span>{t('credits.fewer')}</span>
            </summary>
          </details>
        )}
      </div>
    </ProfileSection>
  );
}
