import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTemporaryFolder } from '../../e2e/product/product.ts'
import { fillDisk, mountSmallDisk } from '../../server/src/testing/small-disk.ts'
import { lost, sendLeads, untilWritten } from './senders.ts'
import { inWorld } from './world.ts'

const diskMegabytes = 60
const recoversWithinMs = 30_000

/** A disk of its own for the data, filled to the last byte under writers: told clearly, read on, and over with the cause. */
export async function fullDisk(): Promise<string[]> {
  const faults: string[] = []
  await inWorld(
    'SQLite',
    {},
    async (world) => {
      const senders = sendLeads(world.page, 4)
      await untilWritten(senders)
      const filler = join(world.product.dataDir, 'filler')
      fillDisk(filler)
      await untilRefused(senders.statuses)
      // What stands in the way of a write may still fit; the next ones do not.
      const ready = await fetch(`${world.product.url}/api/health/ready`)
      const told = await ready.text()
      const visit = await fetch(world.page)
      if (ready.status !== 503 || !told.includes('STORAGE_FULL'))
        faults.push(`/ready says ${ready.status} ${told} on a full disk`)
      if (!visit.ok) faults.push(`A visit got ${visit.status} on a full disk`)
      rmSync(filler)
      const back = await untilWritten(senders)
      await senders.stop()
      const gone = await lost(world.account, senders)
      console.log(
        `disk: full at ${diskMegabytes} MB, /ready ${ready.status}, a visit ${visit.status}, writes back after ${back.toFixed(0)} ms, ${senders.acknowledged.size} acknowledged, ${gone.length} lost, statuses ${JSON.stringify(Object.fromEntries(senders.statuses))}`,
      )
      if (back > recoversWithinMs) faults.push(`Writes came back after ${back.toFixed(0)} ms`)
      if (gone.length > 0) faults.push(`${gone.length} leads lost by a full disk`)
      if (senders.statuses.get(500)) faults.push('A full disk was answered with 500')
    },
    onSmallDisk,
  )
  return faults
}

/** A folder on a file system of a few megabytes. */
function onSmallDisk(work: (folder: string) => Promise<void>): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const unmount = mountSmallDisk(folder, diskMegabytes)
    if (!unmount) return console.log('disk: left out, this machine lets us mount no small file system')
    try {
      await work(folder)
    } finally {
      unmount()
    }
  })
}

async function untilRefused(statuses: ReadonlyMap<number, number>) {
  for (let waited = 0; !statuses.has(503); waited += 50) {
    if (waited > 30_000)
      throw new Error(`A full disk refused nothing: ${JSON.stringify(Object.fromEntries(statuses))}`)
    await sleep(50)
  }
}
