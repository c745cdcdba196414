import { type CheckTarget, from } from '../doctor/check.ts';
import { type Finding, missing, ok } from '../doctor/finding.ts';
import { listAt, textAt } from '../doctor/google-api.ts';

/** Compares a service's deployed rules with `file`, the text of the repository's; `release` is Google's name for them. */
export async function deployedRules(
  { projectId, api }: CheckTarget,
  what: string,
  release: string,
  file: string,
  only: string,
): Promise<Finding[]> {
  const base = 'https://firebaserules.googleapis.com/v1';
  const fix = `Run \`npx firebase deploy --only ${only} --project ${projectId}\`.`;
  const notThere = missing(`${what}: none deployed`, fix);
  const released = await api.get(`${base}/projects/${projectId}/releases/${release}`);
  if (released.kind !== 'found') return from(what, released, notThere, () => []);
  const ruleset = await api.get(`${base}/${textAt(released.body, 'rulesetName')}`);
  return from(what, ruleset, notThere, (body) => [
    textAt(listAt(body, 'source.files')[0], 'content').trim() === file.trim()
      ? ok(`${what}: as in the repository`)
      : missing(`${what}: not the repository's`, fix),
  ]);
}
