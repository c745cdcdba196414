import type { ReactNode } from 'react';
import type {
  ContactAnswer,
  LinkAnswerOutcome,
  MessageAnswer,
  PublicPageOutcome,
  ReportAnswer,
} from '@marquee/domain/site/public-page';
import { sitePath } from '@marquee/domain/site/routes';
import { answerOf, type Answer } from '@marquee/domain/views/link-answer';
import { contacts } from '#web/config/contacts.ts';
import { paths } from '#web/config/paths.ts';
import { StagePicture } from '../frame/stage-picture.tsx';
import { usePage } from '../page-context.ts';
import { useTexts } from '../texts.ts';
import styles from './error-card.module.css';

interface CardProps {
  readonly title: string;
  readonly text: string;
  /** A further hint. */
  readonly more?: string;
  /** Whether the profile exists for its owner only: the script then requests the page as the owner. */
  readonly isHiddenProfile?: boolean;
  readonly scene?: Parameters<typeof StagePicture>[0]['scene'];
  /** The card's links, the recommended one first. */
  readonly children: ReactNode;
}

/** A card in the place of a profile: one message, and what to do next. */
function Card({ title, text, more, isHiddenProfile = false, scene, children }: CardProps) {
  return (
    <div className={styles.stage} data-hidden-profile={isHiddenProfile ? '' : undefined}>
      <section className={styles.card} aria-labelledby="card-title">
        {scene === undefined ? <div className={styles.bulbs} /> : <StagePicture scene={scene} />}
        <h1 id="card-title">{title}</h1>
        <p>{text}</p>
        {more !== undefined && <p className={styles.more}>{more}</p>}
        <p className={styles.actions}>{children}</p>
      </section>
    </div>
  );
}

/** The current address, query included, as a relative link. */
const THIS_ADDRESS = '';

/** A link that reloads this page, after a failure that may be temporary. */
function RetryLink() {
  const t = useTexts('publicProfile');
  return (
    <a className={styles.primary} href={THIS_ADDRESS}>
      {t('error.retry')}
    </a>
  );
}

function HomeLink() {
  const t = useTexts('publicProfile');
  return (
    <a className={styles.primary} href={sitePath(paths.home.href(), usePage().language)}>
      {t('error.home')}
    </a>
  );
}

/** Links to log in or sign up, and to the own profile: the page shows the one that suits its visitor. */
function AccountLink({ to }: { readonly to: 'login' | 'signup' }) {
  const t = useTexts('publicProfile');
  return (
    <>
      <a className={styles.secondary} href={paths[to].href()} data-signed-out>
        {t(to === 'login' ? 'menu.login' : 'footer.create')}
      </a>
      <a className={styles.secondary} href={paths.myProfile.href()} data-signed-in>
        {t('footer.own')}
      </a>
    </>
  );
}

type ProfileFailure = Exclude<PublicPageOutcome['outcome'], 'public' | 'own'>;

/** The card for each reason that a profile cannot be shown. */
export function ErrorCard({ failure }: { readonly failure: ProfileFailure }) {
  const t = useTexts('publicProfile');
  const title = t(`error.${failure}.title`);
  const text = t(`error.${failure}.text`);
  if (failure === 'unavailable')
    return (
      <Card title={title} text={text} scene="chair">
        <RetryLink />
      </Card>
    );
  const isHiddenProfile = failure === 'private' || failure === 'removed';
  return (
    <Card
      title={title}
      text={text}
      more={t(`error.${failure}.more`)}
      isHiddenProfile={isHiddenProfile}
      scene={failure === 'missing' ? 'chair' : 'curtain'}
    >
      <HomeLink />
      <AccountLink to={isHiddenProfile ? 'login' : 'signup'} />
    </Card>
  );
}

/** The result of a report that was posted without a script. */
export function ReportCard({ answer }: { readonly answer: ReportAnswer }) {
  const t = useTexts('report');
  const { moderationEmail: email } = contacts();
  const problem = answer === 'limited' && email !== '' ? 'limitedWrite' : answer;
  const [title, text] =
    problem === 'received'
      ? [t('thanks.title'), t('thanks.text')]
      : [t('title'), t(`errors.${problem}`, { email })];
  return (
    <Card title={title} text={text}>
      <HomeLink />
    </Card>
  );
}

/** A link back to the profile whose form was posted. */
function ProfileLink() {
  const t = useTexts('publicProfile');
  const { language, paths: pagePaths } = usePage();
  return (
    <a className={styles.primary} href={pagePaths[language]}>
      {t('contact.back')}
    </a>
  );
}

/** Why a request for the WhatsApp link that was posted without a script is refused. */
export function ContactCard({ answer }: { readonly answer: ContactAnswer }) {
  const t = useTexts('publicProfile');
  return (
    <Card title={t('contact.refused')} text={t(`contact.errors.${answer}`)}>
      {answer === 'gone' ? <HomeLink /> : <ProfileLink />}
    </Card>
  );
}

/** The result of a message that was posted without a script. */
export function MessageCard({ answer }: { readonly answer: MessageAnswer }) {
  const t = useTexts('publicProfile');
  const [title, text] =
    answer === 'sent' || answer === 'held'
      ? [t(`message.${answer}.title`), t(`message.${answer}.text`)]
      : [t('message.refused'), t(`message.errors.${answer}`)];
  return (
    <Card title={title} text={text}>
      {answer === 'gone' ? <HomeLink /> : <ProfileLink />}
    </Card>
  );
}

/** The result of an answer to a named link. */
export function AnswerCard({ outcome }: { readonly outcome: LinkAnswerOutcome }) {
  const t = useTexts('answers');
  const answer = answerOf(outcome);
  const [title, text] =
    answer === undefined
      ? [t('notSent'), t(`problems.${outcome as Exclude<LinkAnswerOutcome, Answer>}`)]
      : [t('sent'), t('sentText', { answer: t(`words.${answer}`) })];
  return (
    <Card title={title} text={text}>
      {outcome === 'gone' ? <HomeLink /> : <ProfileLink />}
    </Card>
  );
}
