import type { PageWords } from './page-words.ts'

export const ca: PageWords = {
  confirmTitle: (list) => `Vols rebre «${list}»?`,
  confirmButton: 'Confirma la subscripció',
  confirmed: (list) => `Ja ets a «${list}»`,
  confirmedText: 'Gràcies. Et pots donar de baixa quan vulguis des de qualsevol dels correus.',
  title: 'Què vols rebre',
  intro: (email) => `Escrivim a ${email}. Marca el que vols continuar rebent.`,
  lists: 'Llistes',
  pace: 'Amb quina freqüència',
  paces: {
    each: 'Tots els correus, a mesura que surten',
    week: 'Com a molt un per setmana',
    month: 'Com a molt un al mes',
  },
  paceNote:
    'Si en tries menys, els altres enviaments d’aquella setmana o d’aquell mes no t’arriben. Els correus d’una sèrie esperen el seu torn: surten dilluns o el dia 1.',
  zone: 'La teva zona horària',
  zoneOwn: (zone) => `La de qui t’escriu (${zone})`,
  zoneNote: 'Així els correus t’arriben a bona hora, també si vius lluny.',
  save: 'Desa',
  saved: 'Les teves preferències estan desades.',
  leave: 'Dona’m de baixa',
  left: 'No t’escriurem més',
  leftText: (sender) =>
    `${sender} ja no t’enviarà més correus. Si ha estat sense voler, marca a sota el que vols rebre.`,
  gone: 'Aquest enllaç ja no serveix',
  goneText:
    'Pot ser que les teves dades ja s’hagin esborrat. Si continues rebent correus, respon a un d’ells.',
  data: 'Veure o esborrar les meves dades',
  dataNote: 'T’enviem un enllaç per correu, perquè només tu les puguis veure.',
  dataSent: 'Mira el teu correu',
  dataSentText: (email) =>
    `Hem enviat a ${email} un enllaç a les teves dades. Val un dia. Si avui n’has demanat uns quants, fes servir l’últim.`,
  dataTitle: 'Les teves dades',
  dataIntro: (sender, whom) =>
    `Això és el que ${sender} guarda per escriure’t. El que hagis enviat amb formularis es guarda a part: demana-ho a ${whom}.`,
  email: 'Correu',
  name: 'Nom',
  since: 'Des de',
  consents: 'Els teus permisos',
  states: { pending: 'Sense confirmar', confirmed: 'Confirmat', left: 'De baixa' },
  agreed: 'Paraules que vas acceptar',
  asked: 'Demanat',
  confirmedAt: 'Confirmat',
  leftAt: 'Baixa',
  letters: 'Correus que t’hem enviat',
  noLetters: 'Encara cap.',
  moreLetters: 'N’hi ha més: són tots a la descàrrega.',
  download: 'Descarrega-ho tot (JSON)',
  erase: 'Esborra les meves dades',
  eraseTitle: 'Esborrem les teves dades?',
  eraseText: (sender) =>
    `S’esborren el teu correu, el teu nom, els teus permisos i la llista del que ${sender} t’ha enviat. No es pot desfer. Només queda una empremta de la teva adreça, que no es pot llegir, per no tornar-te a escriure si no ho demanes.`,
  eraseButton: 'Sí, esborra les meves dades',
  back: 'Torna sense esborrar res',
  erased: 'Les teves dades estan esborrades',
  erasedText: (sender) =>
    `${sender} no et tornarà a escriure, tret que et subscriguis i ho confirmis un altre cop.`,
  stale: 'Aquest enllaç ja no serveix',
  staleText: 'Val un dia. Demana’n un altre a les preferències, al peu de qualsevol dels correus.',
}
