import type { PageWords } from './page-words.ts'

export const eu: PageWords = {
  confirmTitle: (list) => `«${list}» jaso nahi duzu?`,
  confirmButton: 'Berretsi harpidetza',
  confirmed: (list) => `«${list}» zerrendan zaude`,
  confirmedText: 'Eskerrik asko. Nahi duzunean utz dezakezu, edozein mezutatik.',
  title: 'Zer jaso nahi duzun',
  intro: (email) => `${email} helbidera idazten dizugu. Markatu jasotzen jarraitu nahi duzuna.`,
  lists: 'Zerrendak',
  pace: 'Zenbatero',
  paces: {
    each: 'Mezu guztiak, irten ahala',
    week: 'Gehienez bat astean',
    month: 'Gehienez bat hilean',
  },
  paceNote:
    'Gutxiago aukeratzen baduzu, aste edo hilabete horretako beste bidalketak ez zaizkizu iritsiko. Serie bateko mezuek txandari itxaroten diote: astelehenean edo hilaren 1ean irteten dira.',
  zone: 'Zure ordu-eremua',
  zoneOwn: (zone) => `Idazten dizunarena (${zone})`,
  zoneNote: 'Horrela mezuak ordu onean iritsiko zaizkizu, urrun bizi bazara ere.',
  save: 'Gorde',
  saved: 'Zure hobespenak gordeta daude.',
  leave: 'Kendu harpidetza',
  left: 'Ez dizugu gehiago idatziko',
  leftText: (sender) =>
    `Ez duzu gehiago ${sender} igorlearen mezurik jasoko. Nahi gabe izan bada, markatu behean jaso nahi duzuna.`,
  gone: 'Esteka honek ez du balio',
  goneText:
    'Baliteke zure datuak ezabatuta egotea. Mezuak jasotzen jarraitzen baduzu, erantzun horietako bati.',
  data: 'Ikusi edo ezabatu nire datuak',
  dataNote: 'Esteka bat bidaliko dizugu postaz, zuk bakarrik ikus ditzazun.',
  dataSent: 'Begiratu zure posta',
  dataSentText: (email) =>
    `Zure datuetarako esteka bat bidali dugu ${email} helbidera. Egun batez balio du. Gaur bat baino gehiago eskatu baduzu, erabili azkena.`,
  dataTitle: 'Zure datuak',
  dataIntro: (sender, whom) =>
    `Hau da ${sender} igorleak zuri idazteko gordetzen duena. Formularioen bidez bidalitakoa aparte gordetzen da: eskatu hemen: ${whom}.`,
  email: 'Posta',
  name: 'Izena',
  since: 'Noiztik',
  consents: 'Zure baimenak',
  states: { pending: 'Berretsi gabe', confirmed: 'Berretsita', left: 'Utzita' },
  agreed: 'Onartu zenituen hitzak',
  asked: 'Eskatuta',
  confirmedAt: 'Berretsita',
  leftAt: 'Utzita',
  letters: 'Bidali dizkizugun mezuak',
  noLetters: 'Oraindik bat ere ez.',
  moreLetters: 'Gehiago daude: guztiak deskargan daude.',
  download: 'Deskargatu dena (JSON)',
  erase: 'Ezabatu nire datuak',
  eraseTitle: 'Zure datuak ezabatuko ditugu?',
  eraseText: (sender) =>
    `Zure helbidea, izena, baimenak eta ${sender} igorleak bidalitakoen zerrenda ezabatzen dira. Ezin da desegin. Zure helbidearen aztarna irakurtezin bat bakarrik geratzen da, zuk eskatu gabe berriro ez idazteko.`,
  eraseButton: 'Bai, ezabatu nire datuak',
  back: 'Itzuli ezer ezabatu gabe',
  erased: 'Zure datuak ezabatuta daude',
  erasedText: (sender) =>
    `${sender} igorleak ez dizu berriro idatziko, berriz harpidetu eta berresten ez baduzu.`,
  stale: 'Esteka honek ez du balio',
  staleText: 'Egun batez balio du. Eskatu beste bat hobespenetan, edozein mezuren oinean.',
}
