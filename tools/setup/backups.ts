import type { Mend } from '../doctor/check.ts';
import { schedules } from '../doctor/checks/backups.ts';
import { mendResources } from '../doctor/resources.ts';

export const mendBackups: Mend = (target) => mendResources(target, schedules(target.projectId));
