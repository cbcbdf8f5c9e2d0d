import { Resolver } from 'node:dns/promises'
import type { ProofResult } from '@aurelio/contracts/hosts'

const answerMs = 2000
const tries = 2
/** What DNS says where there is no such name, or it has no such record. */
const nothingThere: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

/** The TXT records of a name. Rejects as `node:dns` does. */
export type ReadTexts = (name: string) => Promise<readonly string[]>

/** Where the record of a host stands: beside the host's own, which a CNAME would leave no room for. */
export function proofName(host: string): string {
  return `_aurelio.${host}`
}

export function proofValue(secret: string): string {
  return `aurelio-site=${secret}`
}

/** Looks for the record that proves a host. Never throws: what cannot be asked has no answer. */
export async function lookForProof(host: string, secret: string, readTexts: ReadTexts): Promise<ProofResult> {
  try {
    const texts = await readTexts(proofName(host))
    if (texts.length === 0) return 'missing'
    return texts.some((text) => text.trim() === proofValue(secret)) ? 'proven' : 'different'
  } catch (error) {
    return error instanceof Error && 'code' in error && nothingThere.has(error.code) ? 'missing' : 'no-answer'
  }
}

/** Asks these name servers, or those of the system; some records come in several pieces. */
export function textReader(servers: readonly string[] | undefined): ReadTexts {
  return async (name) => {
    const resolver = new Resolver({ timeout: answerMs, tries })
    if (servers) resolver.setServers(servers)
    const records = await resolver.resolveTxt(name)
    return records.map((pieces) => pieces.join(''))
  }
}
