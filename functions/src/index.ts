import '@marquee/domain/profile/phone-countries-at-start';
import './requests/no-stack-traces.ts';
import './requests/body-limit.ts';
export { sendMail } from './services/send-mail.ts';
export { checkUpload } from './pictures/check-upload.ts';
export { pushOnNotification } from './push/push-on-notification.ts';
export { api, drawings, site, views } from './services/http-services.ts';
export { everyMinute, hourly, nightly } from './services/schedules.ts';
