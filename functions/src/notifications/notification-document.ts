import { FieldValue } from 'firebase-admin/firestore';

interface Notification {
  /** The owner's user id. */
  readonly owner: string;
  readonly title: string;
  readonly message: string;
  readonly type?: 'info' | 'contact' | 'reminder';
  readonly event: string;
}

/** A new document of `notifications` about something other than a view: it names no viewer. */
export const notificationDocument = ({ owner, title, message, type = 'info', event }: Notification) => ({
  user_id: owner,
  title,
  message,
  type,
  read: false,
  created_at: FieldValue.serverTimestamp(),
  metadata: {
    viewer_id: null,
    viewer_name: null,
    viewer_email: null,
    timestamp: FieldValue.serverTimestamp(),
    event_type: event,
  },
});
