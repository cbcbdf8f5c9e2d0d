import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { thingLabels } from '@aurelio/contracts/thing-translations'
import type { SourceText, TextKind } from '@aurelio/page/elements'

export type NamedContest = { name: string; settings: ContestSettings }

/** A contest with what `say` says in the place of its texts, its own rules too; those that follow from what was chosen stay as they are. */
export function contestSaid(
  { name, settings }: NamedContest,
  say: (text: SourceText) => string,
): NamedContest {
  const own = (path: string, label: keyof typeof thingLabels, source: string, kind: TextKind = 'line') =>
    source === '' ? '' : say({ element: '', path, kind, label: thingLabels[label], source })
  return {
    name: own('name', 'name', name),
    settings: {
      ...settings,
      title: own('title', 'title', settings.title),
      intro: own('intro', 'text', settings.intro, 'lines'),
      buttonText: own('buttonText', 'button', settings.buttonText),
      image: own('image', 'picture', settings.image, 'picture'),
      imageAlt: own('imageAlt', 'pictureText', settings.imageAlt),
      prizes: settings.prizes.map((prize, at) => ({
        ...prize,
        text: own(`prizes.${at}.text`, 'prize', prize.text),
      })),
      question: own('question', 'question', settings.question),
      rightAnswer: own('rightAnswer', 'answer', settings.rightAnswer),
      visitAddress: own('visitAddress', 'link', settings.visitAddress, 'link'),
      galleryAsk: own('galleryAsk', 'galleryAsk', settings.galleryAsk),
      extraRules: own('extraRules', 'rules', settings.extraRules, 'lines'),
    },
  }
}
