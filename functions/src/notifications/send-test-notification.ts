// The tester's notification (specification, section 7: direct_test_notification). trackProfileView skips own views, so
// that testing on oneself needs a way of its own.
import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import * as yup from 'yup';
import { firestore } from '../lib/admin.ts';
import { documentId, isInput } from '../lib/input.ts';
import { logFailure } from '../lib/log.ts';
import { CALL_OPTIONS } from '../lib/settings.ts';

const REQUEST = yup.object({
  userId: documentId,
  /** One a press of the button: a call that is made again writes the same notification. */
  requestId: yup
    .string()
    .required()
    .matches(/^[0-9a-f-]{36}$/),
});

export const sendTestNotification = onCall(
  CALL_OPTIONS,
  async (request): Promise<{ readonly success: true }> => {
    if (!request.auth) throw new HttpsError('unauthenticated', 'Please log in again.');
    const data: unknown = request.data;
    if (!isInput(REQUEST, data)) {
      throw new HttpsError('invalid-argument', 'Please enter a target user ID');
    }
    const { uid, token } = request.auth;
    const { userId, requestId } = data;
    if (userId !== uid && token['tester'] !== true) {
      throw new HttpsError('permission-denied', 'Only your own user ID can be the target');
    }
    try {
      await firestore()
        .collection('notifications')
        .doc(`test_${uid}_${requestId}`)
        .set({
          user_id: userId,
          title: 'Test Notification',
          message: 'This is a test notification',
          type: 'info',
          read: false,
          created_at: FieldValue.serverTimestamp(),
          metadata: {
            viewer_id: null,
            viewer_name: null,
            viewer_email: null,
            timestamp: FieldValue.serverTimestamp(),
            event_type: 'test',
          },
        });
    } catch (error) {
      logFailure('test notification not sent', error);
      throw new HttpsError('unavailable', 'The test notification could not be written');
    }
    return { success: true };
  },
);
