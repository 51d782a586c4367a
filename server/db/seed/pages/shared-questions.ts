import { list, par, richText, to } from './building.ts'
import { question } from './parts.ts'

// Questions that more than one page answers, in the same words.

export const changingLater = question(
  ['Kan ik na het betalen nog iets wijzigen?', 'Can I still change something after paying?'],
  [
    'Ja. Tot de notaris je dossier oppakt is dat gratis. Daarna kost een andere naam, zetel, doelomschrijving of persoon {fee.change}; andere antwoorden wijzig je gratis tot iemand akkoord is met de definitieve akte. Je ziet altijd eerst wat een wijziging kost en wat ze met de datum doet.',
    'Yes. It is free until the notary takes up your file. After that a different name, seat, purpose or person costs {fee.change}; other answers can be changed for free until someone has approved the final deed. You always see first what a change costs and what it does to the date.',
  ],
)

export const toTheOffice = question(
  ['Moet ik naar het kantoor van de notaris?', 'Do I have to visit the notary’s office?'],
  [
    richText(
      'Vaak niet. Je kunt online terecht als je in Nederland woont, de nationaliteit van een EU-land hebt en een geldig paspoort of een identiteitskaart kunt laten zien. De notaris stelt dan in een videogesprek vast wie je bent en legt de akte uit.',
      'Past dat niet bij jou, dan teken je een volmacht bij een notaris, hier of in het land waar je woont. Al bij de vragen zie je per persoon hoe het gaat, wat het kost en hoelang het duurt. Liever toch op kantoor? Dan kies je een notaris met wie we samenwerken.',
    ),
    richText(
      'Often not. It can be done online if you live in the Netherlands, are a national of an EU country and can show a valid passport or identity card. The notary then checks in a video call who you are and explains the deed.',
      'If that does not fit you, you sign a power of attorney in front of a notary, here or in the country where you live. While filling in the questions you already see for each person how it goes, what it costs and how long it takes. Would you rather visit an office? Then you choose one of the notaries we work with.',
    ),
  ],
)

export const ownPart = question(
  [
    'Mijn compagnon geeft mij liever geen paspoortnummer. Kan dat?',
    'My co-founder would rather not give me a passport number. Is that possible?',
  ],
  [
    'Ja. Laat die persoon het eigen deel zelf invullen, via een eigen link met een code. Jij ziet alleen wat in de akte komt en dat het deel compleet is. BSN, identiteitsbewijs en verklaringen zien alleen diegene en de notaris.',
    'Yes. Let that person fill in their own part, by a personal link with a code. You see only what goes into the deed and that the part is complete. The citizen service number (BSN), ID and declarations are seen only by that person and the notary.',
  ],
)

export const notPossible = question(
  ['Wanneer kan het niet via jullie?', 'When can you not help me online?'],
  [
    richText(
      'Soms moet de notaris meer uitzoeken dan in een online dienst met een vaste prijs past. Dat is zo als:',
      list(
        'iemand, of naaste familie, een politiek prominente functie heeft, zoals minister, Kamerlid of ambassadeur;',
        'een buitenlands bedrijf of een stichting aandeelhouder wordt;',
        'iemand jonger is dan 18 jaar;',
        'een faillissement van de afgelopen vier jaar nog niet is afgewikkeld;',
        'iemand geen Nederlands en geen Engels begrijpt, of woont in een land met een hoog risico op witwassen.',
      ),
      'Van de wet mag het dan vaak wel. Neem contact op, dan zoeken we een notaris die het voor je doet.',
    ),
    richText(
      'Sometimes the notary has to look into more than fits an online service at a fixed price. That is the case if:',
      list(
        'someone, or a close relative, holds a politically exposed position, such as minister, member of parliament or ambassador;',
        'a foreign company or a foundation becomes a shareholder;',
        'someone is younger than 18;',
        'a bankruptcy of the past four years has not been settled yet;',
        'someone understands neither Dutch nor English, or lives in a country with a high risk of money laundering.',
      ),
      'It is often allowed by law, though. Contact us and we will look for a notary who can do it for you.',
    ),
  ],
)

export const ownSalary = question(
  ['Moet ik mezelf salaris betalen?', 'Do I have to pay myself a salary?'],
  [
    richText(
      par(
        'Meestal wel. Heb je minstens 5% van de aandelen en werk je voor je BV, ook via je holding, dan ben je ',
        to('/woordenlijst/dga', 'DGA'),
        ' en hoort daar een gebruikelijk loon bij. Dit jaar is dat meestal minstens {norm.dga} bruto per jaar. Lager mag als je goed kunt uitleggen waarom, bijvoorbeeld omdat je net begint of weinig uren werkt. Vraag je boekhouder wat in jouw geval past.',
      ),
      'Wil je dat wij het papierwerk regelen, dan kies je de salarisadministratie erbij.',
    ),
    richText(
      par(
        'Usually yes. If you hold at least 5% of the shares and work for your BV, also through your holding, you are a ',
        to('/en/glossary/dga', 'DGA'),
        ' and a customary salary applies. This year that is usually at least {norm.dga} gross a year. Less is possible if you can explain why, for example because you have just started or work few hours. Ask your accountant what fits your case.',
      ),
      'If you want us to arrange the paperwork, you can add payroll to your order.',
    ),
  ],
)
