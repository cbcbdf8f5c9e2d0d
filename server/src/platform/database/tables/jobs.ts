/** Work for later: jobs, their schedules, and what happened and is still to be told. */
export type JobTables = {
  job: JobRow
  jobSchedule: JobScheduleRow
  jobSubject: JobSubjectRow
  outbox: OutboxRow
}

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

export type JobRow = {
  id: string
  kind: string
  state: JobState
  runAt: string
  leaseUntil: string | null
  worker: string | null
  attempt: number
  maxAttempts: number
  /** 0 to 100. */
  progress: number
  cancelRequested: 0 | 1
  /** While a row with it exists, a second job with the same key is not taken. */
  uniqueKey: string | null
  input: string
  output: string | null
  error: string | null
  createdAt: string
  finishedAt: string | null
  /** Whose share of the workers it takes: an id of a person. Null where nobody waits for turns. */
  share: string | null
  /** 1 for what is soon done. */
  short: 0 | 1
  /** When it was begun last. */
  startedAt: string | null
}

/** Of whom or what a job speaks, by id. */
export type JobSubjectRow = { jobId: string; subjectId: string }

export type JobScheduleRow = { kind: string; nextRunAt: string }

export type OutboxRow = {
  id: string
  dueAt: string
  /** JSON: a list of what happened in one transaction. */
  events: string
}
