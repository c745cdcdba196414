import { readFileSync } from 'node:fs';
import { fromRoot } from './scripts/config/project.ts';
import { COLLECTIONS } from './tests/rules/matrix/all-collections.ts';
import { rowsOf, type Row } from './tests/rules/matrix/collection.ts';
import { FirestoreProject } from './tests/rules/matrix/firestore-rest.ts';
import { Performer } from './tests/rules/matrix/perform.ts';
import { startTestEmulator } from './tests/setup/test-emulator.ts';
const text = readFileSync(fromRoot('firestore.rules'), 'utf8');
const M: [string, string, string, string?][] = [
  ['direct views one a minute', "duration.value(1, 'h')", "duration.value(1, 'm')"],
  ['a username of another is updated', 'allow update: if resource.data.uid == request.auth.uid\n        && (', 'allow update: if (' ],
  ['adults from 13', '+ 180000 <= today()', '+ 130000 <= today()'],
  ['notes of 5000', 'link.note.size() <= 500', 'link.note.size() <= 5000'],
  ['three former names', 'data.former_usernames.size() <= 2', 'data.former_usernames.size() <= 3'],
  ['unverified is verified', "return request.auth.token.email_verified || 'phone_number' in request.auth.token;", 'return request.auth != null;'],
  ['owner rewrites a notification', "hasOnly(['read', 'expires_at'])", "hasOnly(['read', 'expires_at', 'message'])"],
  ['moderator by phone', "&& request.auth.token.get('email_verified', false) == true;", ';'],
  ['taken-down profile is shown', 'return profile.is_profile_public == true && !isTakenDown(profile);', 'return profile.is_profile_public == true;'],
  ['tombstones are not asked', 'return request.auth.uid == uid && !exists(/databases/$(database)/documents/tombstones/$(uid));', 'return request.auth.uid == uid;'],
  ['owner changes the answer of a link', " && link.get('answer', null) == before.get('answer', null);".trimStart(), '&& true;'],
  ['marquee in a username', "&& !username.replace('[_-]', '').matches('.*marquee.*')", ''],
  ['a blocked viewer notifies', "&& !(viewer in settings.get('blocked_viewers', {}))", ''],
  ['names of 61 shown in notifications', 'name.size() > 60 ? name[0:60] : name', 'name'],
  ['link labels with control characters', "link.label.matches('[^\\\\p{Cc}]{1,60}')", 'link.label.size() <= 60'],
  ['WhatsApp link to any host', "return text.matches('(https://(wa[.]me|(api|web)[.]whatsapp[.]com)/.{0,480})?');", "return text.matches('(https://.{0,480})?');"],
  ['released name readable by all', "!('released_at' in resource.data) || isUser(resource.data.uid)", 'true'],
];
const emulator = await startTestEmulator();
const project = new FirestoreProject('demo-rules-mutants', emulator);
const TURN = 25;
const each = COLLECTIONS.map(rowsOf);
const turns = Math.ceil(Math.max(...each.map(({ length }) => length)) / TURN);
const rows: Row[] = Array.from({ length: turns }, (_, turn) => each.flatMap((own) => own.slice(turn * TURN, (turn + 1) * TURN))).flat();
const WHERE: Record<string, RegExp> = { direct: /direct_views/, username: /username/, adults: /links|profiles/, notes: /links/, three: /profiles/, unverified: /profiles|notif/, owner: /notif|links/, moderator: /moderation/, 'taken-down': /profiles|notif/, tombstones: /settings|links|versions/, marquee: /username/, blocked: /notif/, names: /notif/, link: /links/, WhatsApp: /profiles|contact/, released: /username/ };
const within = (name: string) => { const key = Object.keys(WHERE).find((k) => name.toLowerCase().includes(k.toLowerCase())); const re = key ? WHERE[key]! : /./; return COLLECTIONS.filter((c) => re.test(c.name)).flatMap(rowsOf); };
for (const [name, from, to] of M) {
  if (text.split(from).length !== 2) { console.log('PATTERN', text.split(from).length - 1, name); continue; }
  await project.setRules(text.replace(from, () => to));
  const performer = new Performer(project);
  let by = '';
  for (const row of within(name)) { const f = await performer.perform(row); if (f.length > 0) { by = String(f[0]); break; } }
  console.log(by === '' ? 'GREEN' : 'red', '|', name, '|', by.split('\n')[0].slice(0, 160));
}
await emulator.stop();
process.exit(0);
