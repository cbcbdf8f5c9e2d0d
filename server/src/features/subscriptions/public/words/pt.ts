import type { PageWords } from './page-words.ts'

export const pt: PageWords = {
  confirmTitle: (list) => `Quer receber «${list}»?`,
  confirmButton: 'Confirmar a subscrição',
  confirmed: (list) => `Já recebe «${list}»`,
  confirmedText: 'Obrigado. Pode cancelar quando quiser, a partir de qualquer mensagem.',
  title: 'O que quer receber',
  intro: (email) => `Escrevemos para ${email}. Assinale o que quer continuar a receber.`,
  lists: 'Listas',
  pace: 'Com que frequência',
  paces: {
    each: 'Todas as mensagens, assim que saem',
    week: 'No máximo uma por semana',
    month: 'No máximo uma por mês',
  },
  paceNote:
    'Se escolher menos, os outros envios dessa semana ou desse mês não lhe chegam. As mensagens de uma série esperam a sua vez: segunda-feira ou dia 1.',
  save: 'Guardar',
  saved: 'As suas preferências estão guardadas.',
  leave: 'Cancelar a subscrição',
  left: 'Não lhe escreveremos mais',
  leftText: (sender) =>
    `${sender} já não lhe enviará mensagens. Se foi sem querer, assinale em baixo o que quer receber.`,
  gone: 'Esta ligação já não é válida',
  goneText:
    'Talvez os seus dados já tenham sido apagados. Se ainda recebe mensagens, responda a uma delas.',
  data: 'Ver ou apagar os meus dados',
  dataNote: 'Enviamos-lhe uma ligação por correio, para que só você os possa ver.',
  dataSent: 'Veja o seu correio',
  dataSentText: (email) =>
    `Enviámos para ${email} uma ligação aos seus dados. É válida um dia. Se hoje pediu várias, use a última.`,
  dataTitle: 'Os seus dados',
  dataIntro: (sender, whom) =>
    `Isto é o que ${sender} guarda para lhe escrever. O que enviou por formulários é guardado à parte: peça-o a ${whom}.`,
  email: 'Correio',
  name: 'Nome',
  since: 'Desde',
  consents: 'As suas autorizações',
  states: { pending: 'Por confirmar', confirmed: 'Confirmada', left: 'Cancelada' },
  agreed: 'Palavras que aceitou',
  asked: 'Pedido',
  confirmedAt: 'Confirmado',
  leftAt: 'Cancelado',
  letters: 'Mensagens que lhe enviámos',
  noLetters: 'Ainda nenhuma.',
  moreLetters: 'Há mais: estão todas no ficheiro a descarregar.',
  download: 'Descarregar tudo (JSON)',
  erase: 'Apagar os meus dados',
  eraseTitle: 'Apagamos os seus dados?',
  eraseText: (sender) =>
    `Apagam-se o seu endereço, o seu nome, as suas autorizações e a lista do que ${sender} lhe enviou. Não se pode desfazer. Fica apenas uma impressão do seu endereço, que ninguém pode ler, para não voltarmos a escrever-lhe sem que o peça.`,
  eraseButton: 'Sim, apagar os meus dados',
  back: 'Voltar sem apagar nada',
  erased: 'Os seus dados estão apagados',
  erasedText: (sender) => `${sender} não voltará a escrever-lhe, a não ser que subscreva e confirme de novo.`,
  stale: 'Esta ligação já não é válida',
  staleText: 'É válida um dia. Peça outra nas preferências, no fim de qualquer uma das mensagens.',
}
