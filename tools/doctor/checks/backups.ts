// The schedules of Firestore's backups, from operations/backups.json.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../../scripts/config/project.ts';
import type { Check } from '../check.ts';
import { textAt, type Json } from '../google-api.ts';
import { checkResources, runSetup, type WantedResource } from '../resources.ts';
import { databaseBase } from './firestore.ts';

const WANTED = JSON.parse(readFileSync(fromRoot('operations/backups.json'), 'utf8')) as readonly Json[];

const DAY_SECONDS = 24 * 60 * 60;

export const schedules = (projectId: string): WantedResource[] =>
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

export const backups: Check = ({ projectId, api }) =>
  checkResources(api, schedules(projectId), runSetup(projectId));
