import type { PageWords } from './page-words.ts'

export const it: PageWords = {
  confirmTitle: (list) => `Vuoi ricevere «${list}»?`,
  confirmButton: 'Conferma l’iscrizione',
  confirmed: (list) => `Ora ricevi «${list}»`,
  confirmedText: 'Grazie. Puoi annullare l’iscrizione quando vuoi, da qualsiasi messaggio.',
  title: 'Che cosa vuoi ricevere',
  intro: (email) => `Scriviamo a ${email}. Seleziona ciò che vuoi continuare a ricevere.`,
  lists: 'Liste',
  pace: 'Con quale frequenza',
  paces: {
    each: 'Tutti i messaggi, appena escono',
    week: 'Al massimo uno a settimana',
    month: 'Al massimo uno al mese',
  },
  paceNote:
    'Se ne scegli meno, gli altri invii di quella settimana o di quel mese non ti arrivano. I messaggi di una serie aspettano il loro turno: il lunedì o il primo del mese.',
  save: 'Salva',
  saved: 'Le tue preferenze sono salvate.',
  leave: 'Annulla l’iscrizione',
  left: 'Non ti scriveremo più',
  leftText: (sender) =>
    `${sender} non ti invierà altri messaggi. Se è stato un errore, seleziona qui sotto ciò che vuoi ricevere.`,
  gone: 'Questo link non è più valido',
  goneText:
    'Forse i tuoi dati sono già stati cancellati. Se ricevi ancora messaggi, rispondi a uno di essi.',
  data: 'Vedi o cancella i miei dati',
  dataNote: 'Ti mandiamo un link per e-mail, così solo tu puoi vederli.',
  dataSent: 'Controlla la tua posta',
  dataSentText: (email) =>
    `Abbiamo inviato a ${email} un link ai tuoi dati. Vale un giorno. Se oggi ne hai chiesti diversi, usa l’ultimo.`,
  dataTitle: 'I tuoi dati',
  dataIntro: (sender, whom) =>
    `Questo è ciò che ${sender} conserva per scriverti. Quello che hai inviato con i moduli è conservato a parte: chiedilo a ${whom}.`,
  email: 'E-mail',
  name: 'Nome',
  since: 'Dal',
  consents: 'I tuoi consensi',
  states: { pending: 'Non confermato', confirmed: 'Confermato', left: 'Annullato' },
  agreed: 'Parole che hai accettato',
  asked: 'Richiesto',
  confirmedAt: 'Confermato',
  leftAt: 'Annullato',
  letters: 'Messaggi che ti abbiamo inviato',
  noLetters: 'Ancora nessuno.',
  moreLetters: 'Ce ne sono altri: sono tutti nel file da scaricare.',
  download: 'Scarica tutto (JSON)',
  erase: 'Cancella i miei dati',
  eraseTitle: 'Cancelliamo i tuoi dati?',
  eraseText: (sender) =>
    `Si cancellano il tuo indirizzo, il tuo nome, i tuoi consensi e l’elenco di ciò che ${sender} ti ha inviato. Non si può annullare. Resta solo un’impronta illeggibile del tuo indirizzo, per non scriverti mai più se non lo chiedi tu.`,
  eraseButton: 'Sì, cancella i miei dati',
  back: 'Torna senza cancellare nulla',
  erased: 'I tuoi dati sono cancellati',
  erasedText: (sender) => `${sender} non ti scriverà più, a meno che ti iscriva e lo confermi di nuovo.`,
  stale: 'Questo link non è più valido',
  staleText: 'Vale un giorno. Chiedine un altro nelle preferenze, in fondo a uno qualsiasi dei messaggi.',
}
