// The schedules of Firestore's backups, from operations/backups.json.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/config/project.ts';
import type { Check, Mend, Part } from '../doctor/check.ts';
import { type Json, textAt } from '../doctor/google-api.ts';
import { checkResources, mendResources, runSetup, type WantedResource } from '../doctor/resources.ts';
import { databaseBase } from './firestore.ts';

const WANTED = JSON.parse(readFileSync(fromRoot('operations/backups.json'), 'utf8')) as readonly Json[];

const DAY_SECONDS = 24 * 60 * 60;

const schedules = (projectId: string): WantedResource[] =>
  WANTED.map((wanted) => {
    // A database has one schedule of each recurrence at most.
    const recurrence = 'dailyRecurrence' in wanted ? 'dailyRecurrence' : 'weeklyRecurrence';
    const retention = textAt(wanted, 'retention');
    const days = Number.parseInt(retention, 10) / DAY_SECONDS;
    return {
      what: `${recurrence === 'dailyRecurrence' ? 'daily' : 'weekly'} backups, each kept for ${String(days)} days`,
      list: `${databaseBase(projectId)}/backupSchedules`,
      items: 'backupSchedules',
      isIt: (item) => recurrence in item,
      wanted,
      update: (item) => [
        'PATCH',
        `https://firestore.googleapis.com/v1/${textAt(item, 'name')}?updateMask=retention`,
        { retention },
      ],
    };
  });

const checkBackups: Check = ({ projectId, api }) =>
  checkResources(api, schedules(projectId), runSetup(projectId));

const mendBackups: Mend = (target) => mendResources(target, schedules(target.projectId));

export const backups: Part = { name: 'Backups', check: checkBackups, mend: mendBackups };
