// npm run bench:faults [-- names]: what goes wrong, on purpose, on loopback; ends by itself.
import { cpus, loadavg } from 'node:os'
import { backups } from './backup.ts'
import { bombs } from './bombs.ts'
import { clusterKills } from './cluster-kills.ts'
import { fullDisk } from './full-disk.ts'
import { kills } from './kills.ts'
import { leadBurst } from './lead-burst.ts'
import { leadRate } from './lead-rate.ts'
import { mixedLoad } from './mixed-load.ts'
import { postgresRestarts } from './postgres-restarts.ts'
import { slowConnections } from './slow-connections.ts'

/** Shortened by FAULTS_SHARE, where the machine has other things to do. */
const share = Number(process.env['FAULTS_SHARE'] ?? 1)
const scenarios: Record<string, () => Promise<string[]>> = {
  leads: leadRate,
  burst: leadBurst,
  kills: () => kills(Math.ceil(100 * share)),
  cluster: () => clusterKills(Math.ceil(50 * share)),
  postgres: () => postgresRestarts(Math.ceil(20 * share)),
  disk: fullDisk,
  slow: () => slowConnections(500),
  bombs: () => bombs(5),
  backup: () => backups(Math.ceil(1000 * share)),
  mixed: () => mixedLoad(30 * share),
}

const named = process.argv.slice(2)
const faults: string[] = []
for (const [name, run] of Object.entries(scenarios))
  if (named.length === 0 || named.includes(name)) faults.push(...(await run()))
const [cpu] = cpus()
console.log(
  `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model ?? '?'}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}.`,
)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}
