// The menu with the actions on a named link.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedLink } from '@marquee/domain/views/named-link';
import type { Reached } from '@marquee/domain/views/sends';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { RemovalDialog } from '../../../components/question-dialog.tsx';
import { useToast } from '../../../components/toast.tsx';
import type { LinkTask } from '../../../links/link-dialog.tsx';
import { removeLink, saveLink } from '../../../links/named-links.ts';

interface LinkMenuProps {
  readonly uid: string;
  readonly link: NamedLink;
  /** The state that the link has reached, such as `sent`; the log of sent links keeps it when the link is deleted. */
  readonly reached: Reached;
  readonly onStart: (task: LinkTask) => void;
}

export function LinkMenu({ uid, link, reached, onStart }: LinkMenuProps) {
  const { t } = useTranslation('insights');
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);

  const attempt = (writing: Promise<void>, success?: string): void => {
    writing
      .then(() => {
        if (success !== undefined) toast({ variant: 'success', text: success });
      })
      .catch((error: unknown) => {
        console.error('The named link could not be changed.', error);
        toast({ variant: 'error', title: t('links.failed.title'), text: t('links.failed.text') });
      });
  };
  const setRevoked = (revoked: boolean): void =>
    attempt(saveLink(uid, { ...link, revoked }), t(revoked ? 'links.revokedToast' : 'links.usedAgainToast'));

  return (
    <>
      <MoreMenu
        label={t('links.actions', { label: link.label })}
        actions={[
          ...(link.revoked ? [] : [{ label: t('links.handOn'), act: () => onStart({ kind: 'show', link }) }]),
          { label: t('links.edit'), act: () => onStart({ kind: 'edit', link }) },
          {
            label: t(link.revoked ? 'links.useAgain' : 'links.revoke'),
            act: () => setRevoked(!link.revoked),
          },
          { label: t('links.delete'), act: () => setAsking(true) },
        ]}
      />
      <RemovalDialog
        open={isAsking}
        title={t('links.deleteTitle', { label: link.label })}
        text={t('links.deleteText')}
        action={t('links.delete')}
        onConfirm={() => {
          setAsking(false);
          attempt(removeLink(uid, link, reached));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
