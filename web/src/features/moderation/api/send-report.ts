// Sends a report to the function `reportProfile`: plain fetch, since the public page has no Firebase SDK.
import type { ReportReason } from '@marquee/domain/moderation';

export interface NewReport {
  readonly profileId: string;
  readonly reason: ReportReason;
  readonly text: string;
}

/** Who sends it: a signed-in visitor's ID token, else this browser's random key, which joins two reports into one. */
export interface ReportSender {
  /** The headers of somebody signed in. */
  readonly credentials: Readonly<Record<string, string>> | undefined;
  readonly visitorKey: string | undefined;
}

export type ReportDelivery = 'received' | 'offline' | 'limited' | 'gone' | 'failed';

export async function sendReport(
  report: NewReport,
  { credentials, visitorKey }: ReportSender,
): Promise<ReportDelivery> {
  try {
    const { ok, status } = await fetch('/api/reportProfile', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...credentials,
      },
      body: JSON.stringify({ data: { ...report, ...(visitorKey === undefined ? {} : { visitorKey }) } }),
    });
    if (ok) return 'received';
    if (status === 429) return 'limited';
    return status === 404 ? 'gone' : 'failed';
  } catch {
    return 'offline';
  }
}
