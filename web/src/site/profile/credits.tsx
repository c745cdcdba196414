import { groupCredits, listCredits, type Credit, type CreditGroup } from '@marquee/domain/profile/credit';
import { webAddress } from '@marquee/domain/profile/links';
import type { Profile } from '@marquee/domain/profile/profile';
import { useTexts } from '../texts.ts';
import { Isolated } from './comma-list.tsx';
import { areCreditsFromRight } from './name-style.ts';
import { ProfileSection } from './profile-section.tsx';
import styles from './credits.module.css';

/** How many credits are shown at once when grouped; a tap shows the others, which are in the page too. */
const SHOWN = 10;

/** From this number on, credits have a heading for each kind; fewer are a list with a column for the kind. */
const GROUPED_FROM = 12;

/** Credits of a kind: `credits` are shown at once, `rest` after a tap. */
interface ShownGroup extends CreditGroup {
  readonly rest: readonly Credit[];
}

/** The credits by kind; the first ten over all kinds are shown at once. */
function groupsOf({ credits, credits_order: order, credits_first: kinds }: Profile): ShownGroup[] {
  const first = new Set(listCredits(credits, order, kinds).slice(0, SHOWN));
  return groupCredits(credits, order, kinds).map((group) => ({
    kind: group.kind,
    credits: group.credits.filter((credit) => first.has(credit)),
    rest: group.credits.filter((credit) => !first.has(credit)),
  }));
}

interface RowProps {
  readonly credit: Credit;
  readonly isDated: boolean;
  readonly namesKind: boolean;
}

/** Cells are styled by position (credits.module.css): a class in each cell of 60 rows would enlarge the page. */
function Row({ credit, isDated, namesKind }: RowProps) {
  const t = useTexts('casting');
  const { kind, title, role, size, production, year } = credit;
  const link = webAddress(credit.link);
  const name = <Isolated text={title === '' ? production : title} />;
  return (
    <tr>
      {isDated && <td>{year === 0 ? '' : year}</td>}
      <th scope="row" translate="no">
        {link === '' ? (
          name
        ) : (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        )}
      </th>
      <td>
        {role !== '' && <Isolated text={role} />}
        {size !== '' && `${role === '' ? '' : '\u00a0· '}${t(`roleSizes.${size}`)}`}
      </td>
      <td>{title !== '' && production !== '' && <Isolated text={production} />}</td>
      {namesKind && <td>{t(`creditKinds.${kind}`)}</td>}
    </tr>
  );
}

interface GroupProps {
  readonly group: ShownGroup;
  readonly isDated: boolean;
}

/** The credits of a kind: a heading, the shown rows, and the rest. */
function Group({ group: { kind, credits, rest }, isDated }: GroupProps) {
  const t = useTexts('casting');
  const heading = (
    <tr>
      <th scope="rowgroup" colSpan={isDated ? 4 : 3}>
        {t(`creditKinds.${kind}`)}
      </th>
    </tr>
  );
  const rows = (some: readonly Credit[]) =>
    some.map((credit, index) => <Row key={index} credit={credit} isDated={isDated} namesKind={false} />);
  return (
    <>
      {credits.length > 0 && (
        <tbody>
          {heading}
          {rows(credits)}
        </tbody>
      )}
      {rest.length > 0 && (
        <tbody data-rest>
          {credits.length === 0 && heading}
          {rows(rest)}
        </tbody>
      )}
    </>
  );
}

/**
 * The credits as a table. Many credits are grouped by kind: ten are shown, the others after a tap (without a request).
 */
export function Credits({ profile }: { readonly profile: Profile }) {
  const t = useTexts('publicProfile');
  const { credits, credits_order: order, credits_first } = profile;
  if (credits.length === 0) return null;
  const isDated = credits.some(({ year }) => year !== 0);
  const isList = credits.length < GROUPED_FROM;
  const isFromRight = areCreditsFromRight(profile);
  return (
    <ProfileSection id="credits" title={t('credits.title')}>
      <div className={styles.credits}>
        <table className={styles.table} aria-labelledby="credits-title" dir={isFromRight ? 'rtl' : undefined}>
          {/* Widths: the first row is a kind's heading, which spans the columns. */}
          <colgroup>
            {isDated && <col className={styles.year} />}
            <col className={styles.work} />
          </colgroup>
          <thead>
            <tr>
              {isDated && <th scope="col">{t('credits.year')}</th>}
              <th scope="col">{t('credits.work')}</th>
              <th scope="col">{t('credits.role')}</th>
              <th scope="col">{t('credits.production')}</th>
              {isList && <th scope="col">{t('credits.kind')}</th>}
            </tr>
          </thead>
          {isList ? (
            <tbody>
              {listCredits(credits, order, credits_first).map((credit, index) => (
                <Row key={index} credit={credit} isDated={isDated} namesKind />
              ))}
            </tbody>
          ) : (
            groupsOf(profile).map((group) => <Group key={group.kind} group={group} isDated={isDated} />)
          )}
        </table>
        {!isList && (
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
