/** Which installation the database belongs to: one row, whose `place` is always 1. */
export type InstallationTables = { installation: { place: 1; id: string } }
