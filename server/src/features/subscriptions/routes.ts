import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { LetterService } from './letters/service.ts'
import type { ConsentProofs } from './people/proofs.ts'
import type { PeopleService } from './people/service.ts'
import type { SendingService } from './sending/service.ts'
import type { SegmentService } from './segments/service.ts'
import type { SequenceService } from './sequences/service.ts'

type Parts = {
  people: PeopleService
  proofs: ConsentProofs
  letters: LetterService
  sending: SendingService
  segments: SegmentService
  sequences: SequenceService
}

export function subscriptionRoutes({ people, proofs, sending, letters, segments, sequences }: Parts) {
  const calls = implement(contract.subscriptions).$context<RequestContext>().use(requireSession)
  return {
    lists: calls.lists.handler(({ context }) => people.lists(context.current)),
    createList: calls.createList.handler(({ context, input }) =>
      people.createList(context.current, input.name),
    ),
    renameList: calls.renameList.handler(({ context, input }) =>
      people.renameList(context.current, input.id, input.name),
    ),
    removeList: calls.removeList.handler(({ context, input }) =>
      people.removeList(context.current, input.id),
    ),
    people: calls.people.handler(({ context, input }) => people.people(context.current, input)),
    add: calls.add.handler(({ context, input }) => people.add(context.current, input)),
    withdraw: calls.withdraw.handler(({ context, input }) =>
      people.withdraw(context.current, input.id, input.personId),
    ),
    proveConsent: calls.proveConsent.handler(({ context, input }) =>
      proofs.publish(context.current, input.id, input.personId),
    ),
    undoAdding: calls.undoAdding.handler(({ context, input }) =>
      people.undoAdding(context.current, input.id),
    ),
    removePerson: calls.removePerson.handler(({ context, input }) =>
      people.removePerson(context.current, input.id),
    ),
    letters: calls.letters.handler(({ context, input }) => letters.list(context.current, input)),
    createLetter: calls.createLetter.handler(({ context, input }) => letters.create(context.current, input)),
    letter: calls.letter.handler(({ context, input }) => letters.get(context.current, input.id)),
    saveLetter: calls.saveLetter.handler(({ context, input: { id, ...change } }) =>
      letters.save(context.current, id, change),
    ),
    removeLetter: calls.removeLetter.handler(({ context, input }) =>
      letters.remove(context.current, input.id),
    ),
    checkLetter: calls.checkLetter.handler(({ context, input }) => letters.check(context.current, input.id)),
    drawnLetter: calls.drawnLetter.handler(({ context, input }) =>
      letters.drawn(context.current, input.id, {
        segments: chosenSegments(input.segments),
        personId: input.personId,
      }),
    ),
    tryLetter: calls.tryLetter.handler(({ context, input }) => letters.attempt(context.current, input.id)),
    sendLetter: calls.sendLetter.handler(({ context, input }) =>
      letters.send(context.current, input.id, input),
    ),
    letterZones: calls.letterZones.handler(({ context, input: { id, ...localTime } }) =>
      letters.zones(context.current, id, localTime),
    ),
    pauseLetter: calls.pauseLetter.handler(({ context, input }) => letters.pause(context.current, input.id)),
    resumeLetter: calls.resumeLetter.handler(({ context, input }) =>
      letters.resume(context.current, input.id),
    ),
    stopLetter: calls.stopLetter.handler(({ context, input }) => letters.stop(context.current, input.id)),
    sending: calls.sending.handler(({ context }) => sending.get(context.current)),
    saveSending: calls.saveSending.handler(({ context, input }) => sending.save(context.current, input)),
    segments: calls.segments.handler(({ context }) => segments.list(context.current)),
    createSegment: calls.createSegment.handler(({ context, input }) =>
      segments.create(context.current, input),
    ),
    saveSegment: calls.saveSegment.handler(({ context, input: { id, ...kept } }) =>
      segments.save(context.current, id, kept),
    ),
    removeSegment: calls.removeSegment.handler(({ context, input }) =>
      segments.remove(context.current, input.id),
    ),
    countSegment: calls.countSegment.handler(({ context, input }) => segments.count(context.current, input)),
    sequences: calls.sequences.handler(({ context }) => sequences.list(context.current)),
    createSequence: calls.createSequence.handler(({ context, input }) =>
      sequences.create(context.current, input),
    ),
    saveSequence: calls.saveSequence.handler(({ context, input }) => sequences.save(context.current, input)),
    runSequence: calls.runSequence.handler(({ context, input }) =>
      sequences.run(context.current, input.id, input.isRunning),
    ),
    enterSequence: calls.enterSequence.handler(({ context, input }) =>
      sequences.enterAll(context.current, input.id),
    ),
    drawnStep: calls.drawnStep.handler(({ context, input }) =>
      sequences.drawn(context.current, input.id, input.stepId, chosenSegments(input.segments)),
    ),
    checkStep: calls.checkStep.handler(({ context, input }) =>
      sequences.check(context.current, input.id, input.stepId),
    ),
    tryStep: calls.tryStep.handler(({ context, input }) =>
      sequences.attempt(context.current, input.id, input.stepId),
    ),
    sequencePeople: calls.sequencePeople.handler(({ context, input }) =>
      sequences.people(context.current, input),
    ),
    moveInSequence: calls.moveInSequence.handler(({ context, input }) =>
      sequences.moveOne(context.current, input.id, input.personId, input.stepId),
    ),
    removeSequence: calls.removeSequence.handler(({ context, input }) =>
      sequences.remove(context.current, input.id),
    ),
  }
}

/** The segments that an address names with commas; undefined where it says nothing of them. */
function chosenSegments(text: string | undefined): string[] | undefined {
  return text?.split(',').filter((id) => id !== '')
}
