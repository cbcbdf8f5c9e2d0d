import { mentionParts, type Mentionable } from '@aurelio/contracts/mentions'

/** A text in which those who are called stand out. */
export function MentionText({ text, mentions }: { text: string; mentions: readonly Mentionable[] }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {mentionParts(text, mentions).map((part) =>
        part.person ? (
          <span key={part.at} className="rounded-sm bg-accent-soft px-0.5 font-medium text-accent-text">
            {part.text}
          </span>
        ) : (
          <span key={part.at}>{part.text}</span>
        ),
      )}
    </p>
  )
}
