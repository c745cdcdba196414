// The menu with the actions on a named link.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '#web/components/more-menu.tsx';
import { RemovalDialog } from '#web/components/question-dialog.tsx';
import { saveFile } from '#web/components/save-file.ts';
import { useToast } from '#web/components/toast.tsx';
import type { SentRow } from '@marquee/domain/views/sends';
import type { LinkTask } from '#web/sharing/components/link-dialog.tsx';
import { removeLink, saveLink } from '#web/sharing/api/named-links.ts';
import { saveSend } from '#web/sharing/api/send-log.ts';
import type { LinkRow } from './link-list.tsx';

interface LinkMenuProps extends Pick<LinkRow, 'row' | 'link'> {
  readonly uid: string;
  readonly onStart: (task: LinkTask) => void;
  readonly onNotes: (row: SentRow) => void;
}

export function LinkMenu({ uid, row, link, onStart, onNotes }: LinkMenuProps) {
  const { t } = useTranslation('insights');
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { label, next_on } = row.send;

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
  const saveEntry = async (): Promise<void> => {
    try {
      const { calendarEntry } = await import('./calendar-entry.ts');
      saveFile(new Blob([calendarEntry(row, Date.now())], { type: 'text/calendar' }), `${next_on}.ics`);
    } catch (error) {
      console.error('The calendar file could not be made.', error);
      toast({ variant: 'error', title: t('sent.calendarFailed.title'), text: t('sent.calendarFailed.text') });
    }
  };

  const send =
    link && !link.revoked ? [{ label: t('links.send'), act: () => onStart({ kind: 'show', link }) }] : [];
  const change = link
    ? [
        { label: t('links.edit'), act: () => onStart({ kind: 'edit', link }) },
        {
          label: t(link.revoked ? 'links.useAgain' : 'links.revoke'),
          act: () =>
            attempt(
              saveLink(uid, { ...link, revoked: !link.revoked }),
              t(link.revoked ? 'links.usedAgainToast' : 'links.revokedToast'),
            ),
        },
      ]
    : [];
  const calendar = next_on === '' ? [] : [{ label: t('sent.calendar'), act: () => void saveEntry() }];
  return (
    <>
      <MoreMenu
        label={t('links.actions', { label })}
        actions={[
          ...send,
          { label: t('sent.edit'), act: () => onNotes(row) },
          ...calendar,
          ...change,
          { label: t('links.delete'), act: () => setAsking(true) },
        ]}
      />
      <RemovalDialog
        open={isAsking}
        title={t(link ? 'links.deleteTitle' : 'sent.deleteTitle', { label })}
        text={t(link ? 'links.deleteText' : 'sent.deleteText')}
        action={t('links.delete')}
        onConfirm={() => {
          setAsking(false);
          attempt(link ? removeLink(uid, link, row.reached) : saveSend(uid, row.code, undefined));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
