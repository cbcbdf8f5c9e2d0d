type Saved = { version: number }
type Range = { from: number; to: number }

/**
 * What this tab changes of leads, one change after another: who chooses a state while their labels are still being kept has seen
 * an older version than their own, and is nobody else. Whatever somebody else did in between is in no such row.
 */
export function ownChanges() {
  /** The versions of a lead that all come from here, one after another. */
  const own = new Map<string, Range>()
  const underWay = new Map<string, Promise<unknown>>()

  function latestOf(id: string, version: number) {
    const range = own.get(id)
    return range && range.from <= version && version <= range.to ? range.to : version
  }

  async function next<Row extends Saved>(id: string, seen: number, save: (version: number) => Promise<Row>) {
    const version = latestOf(id, seen)
    const row = await save(version)
    const range = own.get(id)
    own.set(id, { from: range?.to === version ? range.from : version, to: row.version })
    return row
  }

  return {
    /** Saves over the version that was seen, or over what this tab made of it since. */
    async change<Row extends Saved>(id: string, seen: number, save: (version: number) => Promise<Row>) {
      const saving = after(underWay.get(id), async () => next(id, seen, save))
      underWay.set(id, saving)
      try {
        return await saving
      } finally {
        if (underWay.get(id) === saving) underWay.delete(id)
      }
    },
  }
}

/** Once that is over, however it ended. */
async function after<Row>(before: Promise<unknown> | undefined, start: () => Promise<Row>): Promise<Row> {
  await Promise.allSettled([before])
  return start()
}
