import { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { expect, it } from 'vitest'
import { emptyDatabase, onPostgres } from '../../testing/engines.ts'
import { rowText } from './row-text.ts'

/** What SQLite holds, and the type of PostgreSQL's column. */
const cases = [
  ['text', ''],
  ['text', '\\N'],
  ['text', 'tab\t, line\n\r, back\\slash, \b\f\v, \u0001\u001f\u007f, ñ 字 🙂'],
  ['integer', 42],
  ['bigint', -9_007_199_254_740_991],
  ['boolean', 1],
  ['boolean', 0],
  ['real', 12.345_678_901_23],
  ['real', 0.1],
  ['real', 100],
  ['real', 33.333_333_333],
  ['timestamp with time zone', '2026-11-22T10:20:30.500Z'],
  ['timestamp with time zone', '2026-11-22T10:20:30.000Z'],
  ['timestamp with time zone', '2000-01-01T00:00:00.010Z'],
  ['text', null],
] as const

onPostgres('the text of a row', () => {
  it('is what COPY writes of it', async () => {
    const settings = await emptyDatabase('postgres')
    const client = new Client({ connectionString: settings.engine === 'postgres' ? settings.url : '' })
    await client.connect()
    await client.query(`set time zone 'UTC'`)
    const types = cases.map(([type]) => type)
    const values = cases.map(([, value]) => value)
    await client.query(`create table sample (${types.map((type, at) => `c${at} ${type}`).join(', ')})`)
    const places = values.map((_, at) => `$${at + 1}`).join(', ')
    const given = values.map((value, at) => (types[at] === 'boolean' ? value === 1 : value))
    await client.query(`insert into sample values (${places})`, given)
    let copied = ''
    for await (const chunk of client.query(to('copy sample to stdout'))) copied += String(chunk)
    await client.end()
    expect(`${rowText(values, types)}\n`).toBe(copied)
  })
})
