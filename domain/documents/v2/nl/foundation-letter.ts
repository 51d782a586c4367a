import type { TextsFor } from '../../template.ts'
import type { foundationLetter as shape } from '../shapes/foundation-letter.ts'
import { senderArticle, signerText, toRead, toSign } from './signing.ts'

/** De brief aan de oprichters van een stichting: wie wat tekent, wat er gebeurt en hoe de ANBI-status wordt aangevraagd. */
export const foundationLetter = {
  title: 'Op weg naar {full_name}: wat jullie nog doen en wat wij doen',
  parts: {
    letter: {
      title: null,
      articles: {
        sender: senderArticle,
        greeting: {
          title: null,
          plain: 'Deze brief kunnen jullie als checklist gebruiken.',
          clauses: {
            dear: 'Beste oprichters,',
            purpose:
              'Jullie richten {full_name} op. In deze brief lezen jullie wie wat tekent, wat jullie hebben opgegeven, wat de notaris nodig heeft, wat er daarna gebeurt en waar het bestuur aan moet denken. Klopt er iets niet, verbeter het dan in de vragenlijst of laat het ons weten.',
            draft:
              'De akte die erbij zit, is een concept. De notaris kijkt haar na en stelt de definitieve tekst vast.',
            not_signed: 'Deze brief is om te lezen en te bewaren. Niemand hoeft hem te tekenen.',
          },
        },
        signing: {
          title: 'Wie wat tekent',
          plain: 'Per stuk lezen jullie wie het tekent en in welke rol.',
          clauses: {
            intro: 'Hierna staat per stuk wie het tekent. De stukken waar niemand bij staat, zijn om te lezen.',
            own_name:
              'Ieder tekent het eigen blad; niemand tekent voor een ander. Met de verklaring aanvaard je ook je benoeming. Teken pas als je het concept van de akte hebt gelezen en begrepen.',
            later:
              'Het beleidsplan is een opzet om aan te vullen. Het bestuur stelt het plan vast en tekent het als de stichting bestaat. Stuur het nu dus niet mee.',
          },
        },
        to_sign: { ...toSign, clauses: { signer: signerText } },
        to_read: toRead,
        ordered: {
          title: 'Wat jullie hebben opgegeven',
          plain: 'De belangrijkste keuzes op een rij.',
          clauses: {
            name: ['Oprichting van', '{full_name}'],
            seat: ['Zetel in de statuten', 'gemeente {main.headquarters}'],
            address: ['Adres', '{main.office_address}, {main.postal_code} {main.place_of_business}'],
            email: ['Berichten over de oprichting', '{main.email}'],
            goal: ['Doel', '{goal_sentence}'],
            means: ['Middelen', '{means_sentence}'],
            field: ['Algemeen nut', '{charity_fields}'],
            reach: ['Voor het publiek', '{main.company_email} en {main.phone}'],
            website: ['Website', '{main.website}'],
            term: [
              'Zittingsduur van het bestuur',
              'ten hoogste {term}, {main.reappointed?daarna nog één keer|daarna niet opnieuw}',
            ],
            first_year: ['Eerste boekjaar eindigt op', '{first_year_end}'],
            notary: ['Notaris', '{notary_name} te {notary_city}'],
          },
        },
        people: {
          title: '{person_name}',
          plain: 'Controleer of we je goed kunnen bereiken.',
          clauses: {
            role: ['In de akte', 'oprichter en {role}'],
            first_term: ['Eerste zittingsduur', '{first_term} vanaf de oprichting'],
            reach: ['Bereikbaar via', '{p.email} en {p.phone_number}'],
          },
        },
        send: {
          title: 'Wat jullie ons sturen',
          plain: 'De termijn gaat pas lopen als alles binnen is.',
          clauses: {
            intro: 'Upload deze stukken in het dossier:',
            identity:
              'een goed leesbare kopie van het geldige identiteitsbewijs van ieder bestuurslid, met dezelfde gegevens als in de vragenlijst',
            signed: 'de getekende volmacht en de getekende persoonlijke verklaring van ieder bestuurslid',
            residence:
              'een recent bewijs van het woonadres van wie buiten Nederland woont, bijvoorbeeld een uittreksel uit het bevolkingsregister',
            money:
              'als de stichting bij de start al geld of goederen krijgt: van wie, hoeveel en waar het vandaan komt',
            valid: 'Let op: een identiteitsbewijs moet geldig zijn op de dag dat de notaris je identificeert.',
          },
        },
        steps: {
          title: 'Wat er gebeurt',
          plain: 'Van controle tot inschrijving, stap voor stap.',
          clauses: {
            check: 'De notaris controleert de gegevens en doet het onderzoek dat de wet voorschrijft.',
            drafts: 'Jullie krijgen de definitieve concepten en kunnen daarover vragen stellen.',
            identify_online:
              'De notaris stelt via een beeldverbinding van ieder van jullie vast wie je bent en legt de akte uit. Houd je identiteitsbewijs bij de hand.',
            identify:
              'De notaris stelt op kantoor van ieder van jullie vast wie je bent en legt de akte uit. Neem je identiteitsbewijs mee.',
            sign: 'Een medewerker van de notaris tekent de akte met jullie volmachten, en daarna tekent de notaris. Op dat moment bestaat de stichting.',
            register:
              'De notaris schrijft de stichting, de bestuursleden en de uiteindelijk belanghebbenden in bij KVK. Jullie krijgen het KVK-nummer, het RSIN en een afschrift van de akte.',
            meet: 'Het bestuur houdt zijn eerste vergadering. Wat daar op de agenda staat, lezen jullie hierna.',
            apply: 'Het bestuur vraagt de ANBI-status aan bij de Belastingdienst.',
          },
        },
        time: {
          title: 'Hoe lang het duurt en wat het kost',
          plain: 'De werkdagen tellen vanaf het moment dat het dossier compleet is.',
          clauses: {
            starts:
              'De afgesproken termijn begint als alle stukken compleet zijn en eindigt als de akte is getekend. Is er meer onderzoek nodig, dan laat de notaris dat weten.',
            costs:
              'De kosten staan in de bestelling, met het inschrijftarief van KVK dat wij zonder opslag doorberekenen. Wijzigen jullie na betaling nog gegevens, dan kan de notaris daar extra kosten voor rekenen.',
          },
        },
        first_meeting: {
          title: 'De eerste vergadering van het bestuur',
          plain: 'Een agenda voor de eerste maand, om niets te vergeten.',
          clauses: {
            intro: 'Zet voor de eerste vergadering, bij voorkeur binnen een maand na de oprichting, op de agenda:',
            rota: 'het rooster van aftreden: neem de tijden uit de akte over en noteer bij ieder bestuurslid de dag waarop die tijd eindigt',
            stand_in:
              '{anbi?ten minste twee personen die samen|een persoon die} tijdelijk {anbi?besturen|bestuurt} als alle bestuursleden wegvallen; de statuten vragen dat binnen drie maanden',
            bank: 'het openen van een bankrekening op naam van de stichting, met twee bestuursleden die samen betalingen goedkeuren',
            books: 'wie de administratie bijhoudt en waar de stukken worden bewaard',
            cover: 'verzekeringen, in elk geval tegen aansprakelijkheid van de stichting en van haar bestuursleden',
            policy:
              'het beleidsplan: vul de opzet die bij deze brief hoort aan, stel het plan vast en teken het met alle bestuursleden',
            fees: 'het beloningsbeleid: welke onkosten worden vergoed, en of er vacatiegeld is en hoeveel',
            minutes: 'Maak notulen van de vergadering en laat de voorzitter en de secretaris die tekenen.',
          },
        },
        charity: {
          title: 'De ANBI-status aanvragen',
          plain: 'De aanvraag doet het bestuur zelf, na de oprichting. De Belastingdienst beslist.',
          clauses: {
            intro:
              'De stichting is niet vanzelf een algemeen nut beogende instelling (ANBI). Zo vragen jullie dat aan:',
            numbers: 'Wacht op de inschrijving bij KVK. Voor de aanvraag zijn het KVK-nummer en het RSIN nodig.',
            plan: 'Stel het beleidsplan vast, met een begroting voor het eerste jaar.',
            site: 'Zet de gegevens die openbaar moeten zijn op {main.website}. Welke dat zijn, staat hierna.',
            form: 'Vul het aanvraagformulier voor de ANBI-status in dat op de website van de Belastingdienst staat, en laat het tekenen door twee bestuursleden, onder wie de voorzitter of de penningmeester.',
            enclose:
              'Stuur mee: een afschrift van de akte met de statuten, het beleidsplan, de begroting of de laatste jaarstukken, en het adres van de website.',
            decision:
              'De inspecteur kan vragen stellen en beslist schriftelijk. In de beslissing staat vanaf welke dag de status geldt. Zijn jullie het er niet mee eens, dan kan de stichting binnen zes weken bezwaar maken.',
            no_promise:
              'Niemand kan de status vooraf beloven. Noem de stichting pas een ANBI als de beslissing er is: gevers kunnen een gift pas als gift aan een ANBI aftrekken vanaf de dag waarop de status geldt.',
          },
        },
        publish: {
          title: 'Wat een ANBI op internet zet',
          plain: 'Deze gegevens staan op de eigen website of op die van een gezamenlijke organisatie.',
          clauses: {
            intro: 'Op {main.website} staat voor iedereen te lezen:',
            name: 'de naam van de stichting, zoals die in de statuten staat, en het RSIN',
            contact: 'hoe zij te bereiken is: het adres, {main.phone} of {main.company_email}',
            goal: 'het doel van de stichting',
            policy: 'de hoofdlijnen van het beleidsplan',
            board: 'wie er in het bestuur zitten, met hun namen en functies',
            pay: 'het beloningsbeleid voor het bestuur en voor eventueel personeel',
            report: 'een actueel verslag van wat de stichting heeft gedaan',
            figures:
              'de financiële verantwoording: de balans, de staat van baten en lasten en een toelichting, binnen zes maanden na afloop van het boekjaar',
            current:
              'Houd de gegevens actueel. Kan een bestuurslid gevaar lopen als de naam bekend wordt, vraag de inspecteur dan vooraf om ontheffing.',
            large:
              'Wordt de stichting groter, dan is voor de openbaarmaking een standaardformulier van de Belastingdienst verplicht. Kijk ieder jaar of dat voor jullie geldt.',
          },
        },
        mind: {
          title: 'Waar jullie aan moeten denken',
          plain: 'Wat anders is dan bij een vereniging of een BV.',
          clauses: {
            money:
              'Het geld van de stichting is voor haar doel. Zij mag niets uitkeren aan de oprichters of aan het bestuur; onkosten vergoeden mag wel.',
            acts: 'Sluiten jullie vóór de oprichting al contracten, doe dat dan namens “{full_name} in oprichting” en laat het bestuur ze na de oprichting bekrachtigen. Tot die tijd is wie tekende zelf aansprakelijk.',
            liable:
              'Tot de stichting met een afschrift van de akte bij KVK is ingeschreven, is ieder bestuurslid naast de stichting aansprakelijk voor wat hij in haar naam afspreekt.',
            related:
              'Bestuursleden mogen geen familie, partner of huisgenoot van elkaar zijn. Verandert dat, meld het dan direct aan het bestuur: een van beiden treedt binnen een maand af, en anders is degene die het laatst is benoemd geen bestuurslid meer. Zijn zij op dezelfde dag benoemd, dan is dat de jongste.',
            integrity:
              'Wordt een bestuurslid veroordeeld voor een ernstig misdrijf, dan kan de Belastingdienst de status weigeren of intrekken. Bespreek zoiets direct in het bestuur.',
            gifts:
              'De stichting is geen ANBI. Wie haar iets geeft, kan die gift niet als gift aan een ANBI aftrekken, en over giften en erfenissen kan de stichting belasting moeten betalen.',
            tax: 'Verkoopt de stichting goederen of diensten, of neemt zij personeel in dienst, vraag dan een boekhouder of zij btw, vennootschapsbelasting of loonheffing moet betalen.',
          },
        },
        yearly: {
          title: 'Ieder jaar',
          plain: 'De vaste taken van het bestuur.',
          clauses: {
            meetings: 'Vergader ten minste twee keer per jaar en maak daarvan notulen.',
            accounts:
              'Maak binnen zes maanden na het boekjaar een balans en een staat van baten en lasten, stel die in een vergadering vast en laat alle bestuursleden ze tekenen.',
            publish: 'Zet binnen diezelfde zes maanden de financiële verantwoording en het verslag op de website.',
            plan: 'Kijk of het beleidsplan nog klopt, en pas het en de website zo nodig aan.',
            leave:
              'Kijk {staggered?op het rooster }wie er aftreedt, {main.reappointed?herbenoem of zoek|zoek} op tijd een opvolger, en noteer het besluit in de notulen.{main.reappointed?|{staggered? Alleen wie bij de oprichting voor een kortere tijd is benoemd, kan nog een keer worden herbenoemd.}}',
            changes:
              'Geef een wijziging in het bestuur, het adres of de uiteindelijk belanghebbenden binnen een week door aan KVK.',
            inspector:
              'Voldoet de stichting niet meer aan de voorwaarden voor de status, of wijzigen de statuten of de naam, meld dat dan zo snel mogelijk aan de Belastingdienst.',
            keep: 'Bewaar de administratie en de jaarstukken zeven jaar.',
          },
        },
        closing: {
          title: null,
          plain: 'Bel of mail gerust.',
          clauses: {
            questions: 'Hebben jullie vragen, neem dan gerust contact met ons op. We kijken graag mee.',
            regards: 'Met vriendelijke groet, en alvast gefeliciteerd met jullie plannen,',
            sender: '{sender_name}',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
