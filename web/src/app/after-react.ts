// What is imported behind this module starts in the next task: React in one, MUI and what is ours in another, since a
// slow phone answers nobody meanwhile.
import { nextTask } from '../lib/next-task.ts';

await nextTask();
