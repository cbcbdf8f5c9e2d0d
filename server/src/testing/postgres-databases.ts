import { Client } from 'pg'

/** The one with the product's tables and nothing in them. */
export const migratedName = 'migrated'

/** The address of a database of this name, beside the one at `url`. */
export function databaseOn(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** An empty database, or a copy of the one named `template`, to which nobody may be connected. */
export function makeDatabase(url: string, name: string, template = 'template1'): Promise<void> {
  return ask(url, `create database ${name} template ${template}`)
}

/** Removes it, whoever is connected. */
export function dropDatabase(url: string, name: string): Promise<void> {
  return ask(url, `drop database if exists ${name} with (force)`)
}

async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
