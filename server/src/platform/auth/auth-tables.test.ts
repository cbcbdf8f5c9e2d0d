import { getMigrations } from 'better-auth/db/migration'
import { expect, it } from 'vitest'
import { onBothEngines, readyDatabase, temporaryFolder } from '../../testing/engines.ts'
import { readConfig } from '../config.ts'
import { openAudit } from '../audit/audit.ts'
import { openJobs } from '../jobs/jobs.ts'
import { createLog } from '../log/log.ts'
import { openMail } from '../mail/mail.ts'
import { accountMails } from './mails.ts'
import { authOptions } from './options.ts'

onBothEngines('the pinned tables', (engine) => {
  it('are exactly those that the auth library expects', async () => {
    const database = await readyDatabase(engine)
    const config = readConfig({ DATA_DIR: temporaryFolder() })
    const log = createLog('silent')
    const mail = openMail({ config, jobs: openJobs(database), log })
    const mails = accountMails({ database, mail, baseUrl: config.baseUrl })
    const audit = openAudit(database)
    const options = authOptions({ config, database, log, audit, mails, isTrustedOrigin: () => false })
    const plan = await getMigrations({ ...options, database: { db: database.kysely, type: engine } })
    expect(plan.toBeCreated).toEqual([])
    expect(plan.toBeAdded).toEqual([])
    expect(plan.toBeAddedIndexes).toEqual([])
    expect(plan.schemaProblems).toEqual([])
  })
})
