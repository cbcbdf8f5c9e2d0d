/** Node's `process`, handed in by the test: nothing else in this package may name it. */
type Processor = Pick<NodeJS.Process, 'threadCpuUsage'>

/**
 * Processor time, in ms, of the fastest of several rounds: what the work itself costs, whatever else the
 * machine is busy with. `prepare` runs before each round and does not count.
 */
export function fastest<T>(
  processor: Processor,
  rounds: number,
  prepare: (round: number) => T,
  work: (prepared: T) => void,
): number {
  const times = Array.from({ length: rounds }, (_, round) => {
    const prepared = prepare(round)
    const before = processor.threadCpuUsage()
    work(prepared)
    const { user, system } = processor.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}
