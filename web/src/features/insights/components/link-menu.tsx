// The menu with the actions on a named link.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '#web/components/more-menu.tsx';
import { RemovalDialog } from '#web/components/question-dialog.tsx';
import { saveFile } from '#web/components/save-file.ts';
import { useToast } from '#web/components/toast.tsx';
import type { SentRow } from '@marquee/domain/views/sent-rows';
import type { LinkTask } from '#web/sharing/components/link-dialog.tsx';
import { archiveLink, changeLink, saveNotes } from '#web/sharing/api/named-links.ts';

interface LinkMenuProps {
  readonly uid: string;
  readonly row: SentRow;
  readonly onStart: (task: LinkTask) => void;
  readonly onNotes: (row: SentRow) => void;
}

export function LinkMenu({ uid, row, onStart, onNotes }: LinkMenuProps) {
  const { t } = useTranslation('insights');
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { link } = row;
  const { code, label, next_on, revoked, archived } = link;

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
      saveFile(new Blob([calendarEntry(link, Date.now())], { type: 'text/calendar' }), `${next_on}.ics`);
    } catch (error) {
      console.error('The calendar file could not be made.', error);
      toast({ variant: 'error', title: t('sent.calendarFailed.title'), text: t('sent.calendarFailed.text') });
    }
  };

  const send = revoked ? [] : [{ label: t('links.send'), act: () => onStart({ kind: 'show', link }) }];
  const change = archived
    ? []
    : [
        { label: t('links.edit'), act: () => onStart({ kind: 'edit', link }) },
        {
          label: t(revoked ? 'links.useAgain' : 'links.revoke'),
          act: () =>
            attempt(
              changeLink(uid, code, { revoked: !revoked }),
              t(revoked ? 'links.usedAgainToast' : 'links.revokedToast'),
            ),
        },
      ];
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
        title={t(archived ? 'sent.deleteTitle' : 'links.deleteTitle', { label })}
        text={t(archived ? 'sent.deleteText' : 'links.deleteText')}
        action={t('links.delete')}
        onConfirm={() => {
          setAsking(false);
          attempt(archived ? saveNotes(uid, code, undefined) : archiveLink(uid, code));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
