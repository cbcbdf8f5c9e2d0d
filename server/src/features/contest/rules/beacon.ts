import type { ContestSettings } from '@aurelio/contracts/contest-settings'

/** The chain of drand that gives a number every three seconds (quicknet); whoever has a round can compare it with its signature. */
const chain = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const genesis = 1_692_803_367
const period = 3
/** How far ahead of the freezing the round lies, so that nobody can know it. */
const aheadSeconds = 30

/** The first round that comes some time after a moment. */
export function roundAfter(at: Date): number {
  return Math.ceil((at.getTime() / 1000 + aheadSeconds - genesis) / period) + 1
}

/** When a round is there to be read. */
export function momentOfRound(round: number): Date {
  return new Date((genesis + (round - 1) * period) * 1000)
}

/** Where anybody reads a round. */
export function roundAddress(origin: string, round: number | 'latest'): string {
  return `${origin}/${chain}/public/${round}`
}

/** Which number from outside decides, as the rules fix it before anybody can know it. */
export function beaconRule({ beacon: { kind, text } }: Pick<ContestSettings, 'beacon'>): string {
  if (kind === 'once')
    return `El número completo del primer premio del sorteo de la ONCE del ${text}, con sus cinco cifras; si ese día no lo hay, el del primer sorteo diario que haya después.`
  if (kind === 'lottery')
    return `El número del primer premio de la Lotería Nacional del ${text}, con sus cinco cifras; si ese sorteo no se celebra, el del siguiente.`
  if (kind === 'other') return text
  return 'El valor «randomness» de la primera ronda de drand (cadena quicknet) que sale al menos 30 segundos después de cerrarse la lista; su número de ronda se publica con la lista. Si esa ronda no llega a publicarse, el de la primera que se publique después.'
}
