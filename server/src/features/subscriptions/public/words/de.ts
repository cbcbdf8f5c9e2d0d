import type { PageWords } from './page-words.ts'

export const de: PageWords = {
  confirmTitle: (list) => `Möchten Sie „${list}“ erhalten?`,
  confirmButton: 'Anmeldung bestätigen',
  confirmed: (list) => `Sie erhalten jetzt „${list}“`,
  confirmedText: 'Danke. Sie können sich jederzeit aus jeder E-Mail heraus abmelden.',
  title: 'Was Sie erhalten möchten',
  intro: (email) => `Wir schreiben an ${email}. Wählen Sie, was Sie weiter erhalten möchten.`,
  lists: 'Listen',
  pace: 'Wie oft',
  paces: {
    each: 'Jede E-Mail, sobald sie verschickt wird',
    week: 'Höchstens eine pro Woche',
    month: 'Höchstens eine im Monat',
  },
  paceNote:
    'Wählen Sie weniger, erreichen Sie die übrigen E-Mails dieser Woche oder dieses Monats nicht. E-Mails einer Serie warten: bis Montag oder bis zum Monatsersten.',
  zone: 'Ihre Zeitzone',
  zoneOwn: (zone) => `Die des Absenders (${zone})`,
  zoneNote: 'So kommen die Mails zu einer guten Zeit bei Ihnen an, auch wenn Sie weit weg wohnen.',
  language: 'In welcher Sprache',
  languageOwn: (language) => `Die von dem, der Ihnen schreibt (${language})`,
  languageNote: 'Was nicht übersetzt ist, kommt so, wie es geschrieben ist.',
  save: 'Speichern',
  saved: 'Ihre Einstellungen sind gespeichert.',
  leave: 'Abmelden',
  left: 'Wir schreiben Ihnen nicht mehr',
  leftText: (sender) =>
    `${sender} sendet Ihnen keine E-Mails mehr. War es ein Versehen, wählen Sie unten, was Sie erhalten möchten.`,
  gone: 'Dieser Link gilt nicht mehr',
  goneText:
    'Vielleicht sind Ihre Daten schon gelöscht. Wenn Sie noch E-Mails erhalten, antworten Sie auf eine davon.',
  data: 'Meine Daten ansehen oder löschen',
  dataNote: 'Wir schicken Ihnen einen Link per E-Mail, damit nur Sie die Daten sehen.',
  dataSent: 'Sehen Sie in Ihr Postfach',
  dataSentText: (email) =>
    `Wir haben an ${email} einen Link zu Ihren Daten geschickt. Er gilt einen Tag. Haben Sie heute mehrere angefordert, nehmen Sie den letzten.`,
  dataTitle: 'Ihre Daten',
  dataIntro: (sender, whom) =>
    `Das bewahrt ${sender} auf, um Ihnen zu schreiben. Was Sie über Formulare gesendet haben, liegt an anderer Stelle: Fragen Sie danach ${whom}.`,
  email: 'E-Mail',
  name: 'Name',
  since: 'Seit',
  consents: 'Ihre Einwilligungen',
  states: { pending: 'Nicht bestätigt', confirmed: 'Bestätigt', left: 'Abgemeldet' },
  agreed: 'Worte, denen Sie zugestimmt haben',
  asked: 'Angefragt',
  confirmedAt: 'Bestätigt',
  leftAt: 'Abgemeldet',
  letters: 'E-Mails, die wir Ihnen geschickt haben',
  noLetters: 'Noch keine.',
  moreLetters: 'Es gibt weitere: Alle stehen im Download.',
  download: 'Alles herunterladen (JSON)',
  erase: 'Meine Daten löschen',
  eraseTitle: 'Sollen wir Ihre Daten löschen?',
  eraseText: (sender) =>
    `Gelöscht werden Ihre Adresse, Ihr Name, Ihre Einwilligungen und die Liste dessen, was ${sender} Ihnen geschickt hat. Das lässt sich nicht rückgängig machen. Es bleibt nur ein unlesbarer Fingerabdruck Ihrer Adresse, damit wir Ihnen ungefragt nie wieder schreiben.`,
  eraseButton: 'Ja, meine Daten löschen',
  back: 'Zurück, ohne etwas zu löschen',
  erased: 'Ihre Daten sind gelöscht',
  erasedText: (sender) =>
    `${sender} schreibt Ihnen nicht mehr, es sei denn, Sie melden sich neu an und bestätigen es.`,
  stale: 'Dieser Link gilt nicht mehr',
  staleText:
    'Er gilt einen Tag. Fordern Sie unter „Meine Einstellungen“ am Ende einer unserer E-Mails einen neuen an.',
}
