import type { TextsFor } from '../../template.ts'
import type { transferLetter as shape } from '../shapes/transfer-letter.ts'
import { senderArticle, signerText, toRead, toSign } from './signing.ts'

/** De brief met de checklist voor verkoper en koper. */
export const transferLetter = {
  title: 'De overdracht van aandelen in {full_name}: wat jullie doen en wat wij doen',
  parts: {
    letter: {
      title: null,
      articles: {
        sender: senderArticle,
        greeting: {
          title: null,
          plain: 'Deze brief kun je als checklist gebruiken.',
          clauses: {
            dear: 'Beste verkoper en {several_buyers?kopers|koper},',
            purpose:
              'Er gaan aandelen in {full_name} over op {several_buyers?nieuwe eigenaren|een nieuwe eigenaar}. In deze brief lees je wat er is opgegeven, wie wat tekent, welke stukken de notaris nodig heeft, wat er daarna gebeurt en waar je na de overdracht aan moet denken. Klopt er iets niet, verbeter het dan in de vragenlijst of laat het ons weten.',
            draft: 'De akte die erbij zit, is een concept. De notaris kijkt hem na en stelt de definitieve tekst vast.',
            not_signed: 'Deze brief is om te lezen en te bewaren. Je hoeft hem niet te tekenen.',
          },
        },
        ordered: {
          title: 'Wat we voor jullie regelen',
          plain: 'De belangrijkste afspraken op een rij.',
          clauses: {
            company: ['Overdracht van aandelen in', '{full_name}'],
            chamber: ['KVK-nummer', '{main.kvk}'],
            shares: ['Aandelen', '{transferred_count} van de {total_count}, {transferred_numbers}'],
            price: ['Prijs', '{price_total}'],
            price_each: ['Per aandeel', '{price_each}'],
            details: ['Verder over de prijs afgesproken', '{price_details}'],
            paid: ['Betaald', 'op {main.price_paid_on}'],
            through_notary: ['Betaling', 'via de rekening van de notaris, vóór de akte'],
            owed: ['Betaling', 'na de akte, uiterlijk op {main.price_due_date}'],
            costs: ['De notaris wordt betaald door', '{main.notarial_costs}'],
            email: ['E-mailadres', '{main.email}'],
          },
        },
        people: {
          title: '{party_name}',
          plain: 'Controleer of we je goed kunnen bereiken.',
          clauses: {
            role: ['Rol', '{party_title}{is_company?, vertegenwoordigd door {person_name}}'],
            shares: ['Koopt', '{party_shares}, {part} van het geheel'],
            internal: ['Koper van buiten de BV', '{p.internal?nee|ja}'],
            sole: ['Heeft straks alle aandelen', '{p.buyer_sole_shareholder}'],
            becomes: ['Wordt bestuurder', '{p.buyer_director}'],
            directs: ['Is nu bestuurder', '{p.become_director}'],
            reach: ['Bereikbaar via', '{p.email} en {p.phone_number}'],
            main_person: ['Aanspreekpunt', '{person_name} is niet het vaste aanspreekpunt van de vennootschap'],
          },
        },
        signing: {
          title: 'Wat er getekend wordt',
          plain:
            'Per stuk lees je wie het tekent en namens wie. Wie meer dan één keer genoemd wordt, tekent ook zo vaak.',
          clauses: {
            intro:
              'Hierna staat per stuk wie het tekent. Ieder tekent op het eigen blad, vóór de dag van de akte. De stukken waar niemand bij staat, zijn om te lezen.',
            blanks:
              'Staat er iets tussen haken dat jij zelf moet invullen, vul dat dan in voordat je tekent. De rest vult de notaris in.',
            others:
              'Er zijn andere aandeelhouders. Zij tekenen het besluit ook, ieder met naam en aantal aandelen. Laat hun op tijd weten dat het komt.',
          },
        },
        to_sign: { ...toSign, clauses: { signer: signerText, others: 'iedere medeaandeelhouder' } },
        to_read: toRead,
        send: {
          title: 'Wat jullie ons sturen',
          plain: 'De termijn gaat pas lopen als alles binnen is.',
          clauses: {
            intro: 'Upload deze stukken in het dossier:',
            identity:
              'een goed leesbare kopie van het geldige identiteitsbewijs van iedereen die tekent, met dezelfde gegevens als in de vragenlijst',
            signed: 'de stukken die getekend worden, getekend door iedereen die er hiervoor bij staat',
            register: 'het register van aandeelhouders van {full_name}, helemaal bijgewerkt',
            articles: 'de akte van oprichting en de laatste statuten',
            earlier: 'het stuk waarmee de verkoper de aandelen destijds heeft gekregen',
            agreement: 'de getekende koopovereenkomst',
            value: 'een brief van een deskundige, zoals je accountant, waarin staat waarom de prijs klopt',
            balance: 'de balans per {main.date_of_balance}',
            payment: 'het bankafschrift waarop de betaling van de koopprijs staat',
            offered:
              'de verklaring van het bestuur over het aanbod aan de andere aandeelhouders, van {p.blocking_paper_date}',
            approved: 'het besluit waarmee de algemene vergadering de levering goedkeurde, van {p.blocking_paper_date}',
            waived:
              'de verklaring waarin de andere aandeelhouders afstand doen van hun recht, van {p.blocking_paper_date}',
            extract:
              'een uittreksel uit het handelsregister en uit het UBO-register van iedere vennootschap die koopt{through_company?, verkoopt of de BV bestuurt| of verkoopt}, niet ouder dan een maand',
            power:
              'de schriftelijke volmacht waaruit blijkt dat de ondertekenaar de vennootschap mag vertegenwoordigen',
          },
        },
        steps: {
          title: 'Wat er gebeurt',
          plain: 'Van controle tot inschrijving, stap voor stap.',
          clauses: {
            check:
              'De notaris gaat na of de verkoper echt eigenaar is van de aandelen en doet het onderzoek dat de wet voorschrijft.',
            drafts: 'Jullie krijgen de definitieve concepten en kunnen daarover vragen stellen.',
            identify_online:
              'De notaris stelt via een beeldverbinding vast wie er tekent en legt de akte uit. Houd je identiteitsbewijs bij de hand.',
            identify:
              'De notaris stelt op kantoor vast wie er tekent en legt de akte uit. Neem je identiteitsbewijs mee.',
            pay: 'De koper maakt de koopprijs over naar de rekening van de notaris, ruim voor de dag van de akte.',
            sign: 'Een medewerker van de notaris tekent de akte met jullie volmachten. Op dat moment zijn de aandelen van de {several_buyers?kopers|koper}.',
            register:
              'Met de volmacht van de BV werkt de notaris het register van aandeelhouders bij. Wat bij KVK verandert, wordt daar opgegeven.',
          },
        },
        time: {
          title: 'Hoe lang het duurt en wat het kost',
          plain: 'De werkdagen tellen vanaf het moment dat het dossier compleet is.',
          clauses: {
            starts:
              'De termijn begint als alle stukken compleet zijn en eindigt als de akte is getekend. Is er meer onderzoek nodig, dan laat de notaris dat weten.',
            costs:
              'De kosten staan in de bestelling. Wijzigen jullie na betaling nog gegevens, dan kan de notaris daar extra kosten voor rekenen.',
            external:
              'De aandelen gaan{several_buyers?, geheel of voor een deel,} naar iemand van buiten de BV. Daarvoor doet de notaris meer onderzoek; dat staat apart in de bestelling.',
          },
        },
        mind: {
          title: 'Waar je aan moet denken',
          plain: 'Punten die bij jullie overdracht horen.',
          clauses: {
            accountant:
              'Jullie zoeken nog een accountant. Doe dat snel: zonder onderbouwing van de prijs tekent de notaris niet.',
            intake: 'Je hebt gevraagd om een gratis gesprek met een belastingadviseur. We nemen daarover contact op.',
            old: 'De verkoper kreeg de aandelen vóór 1993. Is het papier daarvan niet meer te vinden, meld dat dan meteen. De notaris kijkt of het register en een verklaring van de verkoper genoeg zijn.',
            others_waive:
              'De andere aandeelhouders doen afstand in het besluit. Dat geldt voor een akte binnen drie maanden na hun handtekening. Zorg dat de akte binnen die tijd wordt getekend.',
            others_term:
              'De statuten of de wet bepalen hoe lang de verkoper de aandelen vrij mag overdragen nadat de andere aandeelhouders erbij betrokken zijn. Zorg dat de akte binnen die tijd wordt getekend.',
            director:
              'De verkoper stopt als bestuurder. De andere bestuurders gaan verder. Spreek af wie wat overneemt.',
            appointed:
              'De BV krijgt een nieuwe bestuurder. Geef dat binnen een week na de akte door aan KVK, ook als de notaris het voorbereidt.',
            discharge:
              'Decharge geldt alleen voor wat de aandeelhouders weten. Zij helpt niet tegen een curator als de BV later failliet gaat.',
            owed: 'De koper betaalt later. Spreek af welke rente daarbij hoort en geef die door aan de notaris. Vraag een adviseur of de verkoper zekerheid nodig heeft.',
            transfer_tax:
              'De BV bezit vooral panden en grond. De koper betaalt daarom misschien overdrachtsbelasting. De notaris rekent dat met jullie uit.',
            tax: 'Vraag een adviseur wat de verkoop betekent voor de belasting van verkoper en koper.',
            owners: 'Verandert door de overdracht wie de BV bezit, geef dat dan binnen een week door aan KVK.',
          },
        },
        closing: {
          title: null,
          plain: 'Bel of mail gerust.',
          clauses: {
            questions: 'Heb je vragen, neem dan gerust contact met ons op. We kijken graag met je mee.',
            regards: 'Met vriendelijke groet, en veel succes met de overdracht,',
            sender: '{sender_name}',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
