import type { TextsFor } from '../../documents/index.ts'
import { contractTexts } from '../template.ts'
import { privacyStatementSpec } from './questions.ts'
import { privacyStatementShape } from './shape.ts'

const { write, make } = contractTexts(privacyStatementSpec, 'nl', {
  sections: { who: 'Wie je bent', use: 'Welke gegevens je gebruikt', sharing: 'Met wie je ze deelt' },
  questions: {
    contact_email: {
      label: 'Op welk e-mailadres kunnen mensen vragen over hun gegevens stellen?',
      gap: 'e-mailadres voor vragen over gegevens',
    },
    website: { label: 'Voor welke website is de verklaring? (niet verplicht)', gap: 'website' },
    start_date: { label: 'Vanaf welke dag geldt de verklaring?', gap: 'begindatum' },
    officer: {
      label: 'Heb je een functionaris gegevensbescherming?',
      help: 'De meeste kleine bedrijven hoeven die niet te hebben.',
    },
    officer_email: {
      label: 'Wat is het e-mailadres van die functionaris?',
      gap: 'e-mailadres van de functionaris gegevensbescherming',
    },
    customers: { label: 'Bewaar je gegevens van klanten, zoals bestellingen en facturen?' },
    sensitive_kinds: {
      label: 'Gebruik je ook gevoelige gegevens van klanten? Welke, en waarvoor? (niet verplicht)',
      help: 'Zoals over gezondheid, geloof of afkomst. Dat mag meestal alleen met uitdrukkelijke toestemming. Bijvoorbeeld: gegevens over je allergieën, om een maaltijd voor je samen te stellen.',
      gap: 'gevoelige gegevens',
    },
    questions: {
      label: 'Kunnen mensen je een vraag stellen?',
      help: 'Bijvoorbeeld met een contactformulier of per e-mail.',
    },
    question_months: {
      label: 'Hoeveel maanden bewaar je die vragen?',
      help: 'Niet langer dan nodig. Twaalf maanden is gebruikelijk.',
      gap: 'aantal maanden',
    },
    newsletter: {
      label: 'Stuur je een nieuwsbrief?',
      help: 'Dat mag alleen met toestemming, of aan klanten over iets wat lijkt op wat ze kochten. Afmelden moet altijd kunnen.',
    },
    applicants: { label: 'Kunnen mensen bij je solliciteren?' },
    staff: { label: 'Moet de verklaring ook voor je personeel gelden?' },
    cookies: {
      label: 'Welke cookies gebruikt je website?',
      help: 'Meten zonder toestemming mag alleen als het nauwelijks gevolgen heeft voor de privacy: geen volledige IP-adressen en niets delen met anderen. Bewaar de metingen ten hoogste veertien maanden. Voor volgen en reclame heb je altijd vooraf toestemming nodig.',
      options: {
        none: 'Geen, of we hebben geen website',
        functional: 'Alleen wat nodig is om te werken',
        analytics: 'Ook om bezoek te meten, zonder mensen te volgen',
        tracking: 'Ook om mensen te volgen, of voor reclame',
      },
    },
    other_receivers: {
      label: 'Deel je gegevens nog met anderen? (niet verplicht)',
      help: 'Je hosting, boekhouder, betaaldienst en bezorger staan er al in. Bijvoorbeeld: onze zusteronderneming Terp Verhuur B.V.',
      gap: 'andere ontvangers',
    },
    outside: {
      label: 'Gaan er gegevens naar landen buiten de Europese Economische Ruimte?',
      help: 'Gebruik je een Amerikaanse dienst voor mail, opslag of nieuwsbrieven, kies dan meestal ja, ook als de gegevens in Europa staan: het bedrijf kan er dan vaak bij.',
    },
    outside_where: {
      label: 'Naar welke landen, en naar welk soort diensten?',
      help: 'Bijvoorbeeld: de Verenigde Staten, aan de dienst die onze e-mail verstuurt.',
      gap: 'landen en diensten',
    },
    outside_basis: {
      label: 'Hoe zijn de gegevens daar beschermd?',
      help: 'Kijk in de voorwaarden van de dienst. Voor Amerikaanse bedrijven geldt het besluit alleen als zij zich hebben aangesloten bij het Data Privacy Framework.',
      options: {
        adequacy: 'De Europese Commissie vindt de bescherming daar goed genoeg',
        clauses: 'Met de modelcontracten van de Europese Commissie',
        both: 'Allebei, per dienst verschillend',
      },
    },
    other_sources: {
      label: 'Krijg je gegevens ook van iemand anders? Van wie, en welke? (niet verplicht)',
      help: 'Bijvoorbeeld: van het handelsregister krijgen wij de naam en het adres van zakelijke klanten.',
      gap: 'andere bronnen',
    },
    automated: {
      label: 'Beslist een computer zelf iets belangrijks over mensen?',
      help: 'Bijvoorbeeld of iemand op rekening mag kopen, zonder dat een mens ernaar kijkt. Dat mag alleen als het nodig is voor de overeenkomst, als de wet het toestaat of met uitdrukkelijke toestemming.',
    },
    automated_how: {
      label: 'Hoe gaat dat, en wat zijn de gevolgen?',
      help: 'Schrijf op waar de computer op let en wat het voor iemand betekent, in hele zinnen.',
      gap: 'hoe de beslissing wordt genomen en wat de gevolgen zijn',
    },
  },
})

const texts = {
  title: 'Privacyverklaring van {our_name}',
  parts: {
    statement: {
      title: null,
      articles: {
        who: {
          title: 'Wie wij zijn',
          plain: 'Wie er voor je gegevens zorgt en hoe je ons bereikt.',
          clauses: {
            about:
              'In deze verklaring lees je welke persoonsgegevens wij van je gebruiken, waarom wij dat mogen en welke rechten je hebt.{has_website? Zij geldt ook voor onze website {website}.}',
            we: 'Verantwoordelijk voor je gegevens is {our_name}, {our_street}, {our_zip} {our_town}, ingeschreven in het handelsregister onder nummer {our_kvk}. Je bereikt ons via {contact_email}.',
            officer: 'Onze functionaris gegevensbescherming bereik je via {officer_email}.',
          },
        },
        customers: {
          title: 'Als je klant bent',
          plain: 'Wat wij bewaren als je bij ons koopt.',
          clauses: {
            data: 'Wij gebruiken je naam, adres, e-mailadres en telefoonnummer, wat je bij ons bestelt of afneemt, je betaalgegevens en onze berichten over en weer.',
            intro: 'Wij gebruiken deze gegevens:',
            contract:
              'om een overeenkomst met je te sluiten en na te komen: om te leveren, af te rekenen en je te helpen. Dit is nodig voor de uitvoering van de overeenkomst;',
            contacts:
              'om zaken te doen met het bedrijf waarvoor je werkt, als dat klant of leverancier van ons is. Dit is nodig voor ons gerechtvaardigd belang om dat bedrijf te bereiken;',
            books: 'voor onze administratie. Dit is nodig omdat de belastingwet ons ertoe verplicht;',
            rights:
              'om klachten en geschillen te behandelen en onbetaalde rekeningen te innen. Dit is nodig voor ons gerechtvaardigd belang om onze rechten te gebruiken en ons te verdedigen.',
            needed:
              'Zonder de gegevens die nodig zijn om te leveren en af te rekenen, kunnen wij geen overeenkomst met je sluiten. Andere gegevens hoef je niet te geven.',
            period:
              'Wat in onze administratie hoort, bewaren wij zeven jaar na het einde van het jaar waarop het betrekking heeft. De rest bewaren wij tot twee jaar na je laatste bestelling of na het einde van de overeenkomst, en langer alleen zolang dat voor een klacht of geschil nodig is.',
          },
        },
        sensitive: {
          title: 'Gevoelige gegevens',
          plain: 'Welke gegevens extra beschermd zijn, en wanneer wij ze toch gebruiken.',
          clauses: {
            data: 'Wij gebruiken ook gegevens die de wet extra beschermt: {sensitive_kinds}. Dat doen wij alleen als je daar uitdrukkelijk toestemming voor hebt gegeven of als de wet het toestaat.',
            period: 'Wij wissen ze zodra ze daarvoor niet meer nodig zijn of je je toestemming intrekt.',
          },
        },
        questions: {
          title: 'Als je ons iets vraagt',
          plain: 'Wat wij met je vraag doen.',
          clauses: {
            data: 'Stel je ons een vraag, dan gebruiken wij je naam, je contactgegevens en wat je ons schrijft of vertelt om je te antwoorden.',
            ground:
              'Dit is nodig voor ons gerechtvaardigd belang om vragen goed te beantwoorden, of, als je klant bent of wilt worden, voor de overeenkomst met je. Zonder je contactgegevens kunnen wij je niet antwoorden.',
            period:
              'Wij bewaren deze gegevens tot {question_months} {question_months_is_one?maand|maanden} na ons laatste contact.',
          },
        },
        newsletter: {
          title: 'Nieuwsbrief',
          plain: 'Je krijgt die alleen als je dat wilt of klant bent, en je kunt je altijd afmelden.',
          clauses: {
            data: 'Voor onze nieuwsbrief gebruiken wij je naam en je e-mailadres.',
            ground:
              'Je krijgt de nieuwsbrief als je daar toestemming voor hebt gegeven. Ben je klant, dan mogen wij je ook zonder toestemming mailen over producten of diensten van onszelf die lijken op wat je bij ons kocht, als je dat bij je aankoop niet hebt geweigerd; dat is ons gerechtvaardigd belang om je op de hoogte te houden. In iedere nieuwsbrief staat hoe je je afmeldt.',
            period:
              'Wij bewaren deze gegevens tot je je afmeldt. Daarna bewaren wij alleen wat nodig is om je niet opnieuw te mailen en om te laten zien dat je toestemming had gegeven.',
          },
        },
        applicants: {
          title: 'Als je solliciteert',
          plain: 'Wat wij met je sollicitatie doen en hoe lang wij die bewaren.',
          clauses: {
            data: 'Wij gebruiken je naam en contactgegevens, je brief en cv, en wat er in gesprekken aan de orde komt.',
            ground:
              'Dit is nodig om te beoordelen of wij een arbeidsovereenkomst met je willen sluiten, op jouw verzoek, en voor ons gerechtvaardigd belang om een geschikte kandidaat te vinden. Zonder deze gegevens kunnen wij je sollicitatie niet beoordelen.',
            period:
              'Wij wissen deze gegevens uiterlijk vier weken na het einde van de procedure. Geef je toestemming om ze langer te bewaren, dan doen wij dat ten hoogste een jaar. Kom je bij ons werken, dan gaan ze naar je personeelsdossier.',
          },
        },
        staff: {
          title: 'Als je bij ons werkt',
          plain: 'Wat er in je personeelsdossier staat en waarom.',
          clauses: {
            data: 'Wij gebruiken je naam, adres, geboortedatum, contactgegevens, burgerservicenummer, een kopie van je identiteitsbewijs, je bankrekening, je loon, je werktijden en je verlof, en wat over je functioneren is vastgelegd.',
            intro: 'Wij gebruiken deze gegevens:',
            contract:
              'om de arbeidsovereenkomst uit te voeren, zoals om je loon te betalen en het werk te plannen. Dit is nodig voor de uitvoering van die overeenkomst;',
            law: 'om te doen wat de wet van een werkgever vraagt, zoals loonheffingen aangeven, je identiteit vaststellen en je helpen weer aan het werk te gaan na ziekte. Dit is nodig voor een wettelijke verplichting;',
            interest:
              'om je te begeleiden en om ons werk en onze systemen veilig te organiseren. Dit is nodig voor ons gerechtvaardigd belang om een goed werkgever te zijn en het bedrijf te beschermen.',
            health:
              'Over je gezondheid leggen wij alleen vast wat een werkgever volgens de wet mag weten. De rest is voor de bedrijfsarts.',
            needed:
              'Je bent volgens de wet verplicht om ons je naam, adres, geboortedatum, burgerservicenummer en identiteitsbewijs te geven. Doe je dat niet, dan moeten wij loonheffing inhouden tegen het hogere anoniementarief.',
            period:
              'De loonadministratie bewaren wij zeven jaar. De kopie van je identiteitsbewijs en je opgaaf voor de loonheffing bewaren wij vijf jaar na het einde van het jaar waarin je uit dienst gaat. De rest van je dossier wissen wij uiterlijk twee jaar nadat je uit dienst bent, behalve wat voor een geschil nodig is.',
          },
        },
        cookies: {
          title: 'Cookies',
          plain: 'Wat onze website op je apparaat bewaart of leest.',
          clauses: {
            none: 'Wij plaatsen en lezen geen cookies of vergelijkbare gegevens op je apparaat.',
            functional:
              'Onze website gebruikt cookies en vergelijkbare technieken die nodig zijn om te werken, bijvoorbeeld om een winkelmand te onthouden of de website te beveiligen. Daarvoor is geen toestemming nodig. Ze worden gewist als ze niet meer nodig zijn, uiterlijk na een jaar.',
            analytics:
              'Wij meten ook hoe onze website wordt gebruikt. Dat doen wij zo dat het voor je privacy geen of nauwelijks gevolgen heeft: wij bewaren geen volledig IP-adres, volgen je niet op andere websites en delen de cijfers niet met anderen voor hun eigen doelen. De metingen bewaren wij ten hoogste veertien maanden. Dit is nodig voor ons gerechtvaardigd belang om de website te verbeteren.',
            tracking:
              'Met jouw toestemming gebruiken wij ook cookies om te meten hoe je onze website gebruikt en om je reclame te laten zien die bij je past. Welke dat zijn, van wie ze zijn en hoe lang ze blijven, staat in het venster waarin wij je toestemming vragen.',
            choose:
              'Zonder toestemming plaatsen wij deze cookies niet. Weigeren is even makkelijk als toestemmen, en je kunt je keuze op de website altijd weer veranderen.',
          },
        },
        receivers: {
          title: 'Wie je gegevens krijgen',
          plain: 'Wij verkopen je gegevens niet. Wij delen ze alleen met wie ze voor ons nodig heeft.',
          clauses: {
            intro: 'Wij verkopen je gegevens niet. Alleen voor zover nodig delen wij ze met:',
            it: 'bedrijven die onze website, e-mail en bestanden beheren;',
            books: 'onze boekhouder en andere adviseurs;',
            orders: 'betaaldiensten, banken en bezorgers die bij je bestelling zijn betrokken;',
            mailing: 'het bedrijf dat onze nieuwsbrief verstuurt;',
            payroll:
              'voor wie bij ons werkt: de Belastingdienst, het UWV, de pensioenuitvoerder, verzekeraars, de arbodienst en wie onze loonadministratie doet;',
            measuring: 'de bedrijven die de cookies leveren waarover je hierboven las;',
            others: '{other_receivers};',
            law: 'de overheid of een ander, als de wet of een rechter ons daartoe verplicht.',
            processors:
              'Met bedrijven die gegevens alleen voor ons verwerken, sluiten wij een verwerkersovereenkomst. Zij mogen je gegevens niet voor iets anders gebruiken.',
          },
        },
        outside: {
          title: 'Buiten Europa',
          plain: 'Of je gegevens de Europese Economische Ruimte verlaten.',
          clauses: {
            no: 'Wij geven je gegevens niet door aan landen buiten de Europese Economische Ruimte.',
            where: 'Een deel van je gegevens gaat naar landen buiten de Europese Economische Ruimte: {outside_where}.',
            adequacy:
              'De Europese Commissie heeft in een adequaatheidsbesluit vastgesteld dat gegevens in die landen of bij die ontvangers voldoende beschermd zijn.',
            clauses:
              'Met de ontvangers hebben wij de modelcontractbepalingen van de Europese Commissie gesloten. Een kopie daarvan kun je bij ons opvragen.',
            both: 'Voor een deel van deze ontvangers heeft de Europese Commissie in een adequaatheidsbesluit vastgesteld dat gegevens bij hen of in hun land voldoende beschermd zijn. Met de anderen hebben wij de modelcontractbepalingen van de Europese Commissie gesloten. Een kopie daarvan kun je bij ons opvragen.',
          },
        },
        sources: {
          title: 'Van wie wij gegevens krijgen',
          plain: 'Meestal van jezelf.',
          clauses: {
            yourself: 'Wij krijgen je gegevens van jezelf, of zij ontstaan doordat je onze diensten gebruikt.',
            others: 'Daarnaast krijgen wij gegevens van anderen: {other_sources}.',
          },
        },
        automated: {
          title: 'Beslissingen door een computer',
          plain: 'Of er iets over je wordt beslist zonder dat een mens ernaar kijkt.',
          clauses: {
            no: 'Wij nemen geen beslissingen over je die alleen door een computer worden genomen en die belangrijke gevolgen voor je hebben. Daarvoor maken wij ook geen profielen.',
            how: 'Sommige beslissingen worden alleen door een computer genomen. Dat gaat zo: {automated_how}.',
            human:
              'Wij doen dat alleen waar het nodig is voor een overeenkomst met je, waar de wet het toestaat of met je uitdrukkelijke toestemming. Je kunt altijd vragen dat een mens ernaar kijkt, je mening geven en de beslissing aanvechten.',
          },
        },
        safety: {
          title: 'Veiligheid',
          plain: 'Hoe wij op je gegevens passen.',
          clauses: {
            measures:
              'Wij nemen passende maatregelen om je gegevens te beschermen tegen verlies en tegen inzage of gebruik door wie dat niet mag.',
            other_purpose:
              'Willen wij je gegevens gebruiken voor een ander doel dan hier staat, dan laten wij je dat eerst weten.',
          },
        },
        rights: {
          title: 'Je rechten',
          plain: 'Je mag je gegevens zien, verbeteren, laten wissen en meer.',
          clauses: {
            intro: 'Je hebt het recht om:',
            access: 'je gegevens in te zien en er een kopie van te krijgen;',
            correct: 'onjuiste gegevens te laten verbeteren en onvolledige te laten aanvullen;',
            erase: 'je gegevens te laten wissen, als er geen reden meer is om ze te bewaren;',
            restrict: 'het gebruik van je gegevens te laten beperken, bijvoorbeeld zolang wij een klacht onderzoeken;',
            portable:
              'gegevens die je ons gaf en die wij met je toestemming of voor een overeenkomst gebruiken, in een gangbaar bestand te krijgen of aan een ander te laten doorgeven;',
            withdraw:
              'een toestemming altijd in te trekken. Wat wij vóór die tijd met je toestemming deden, blijft geldig.',
            how: 'Stuur je verzoek naar {contact_email}. Het kost niets. Wij antwoorden binnen een maand. Is je verzoek ingewikkeld, dan kan dat twee maanden langer duren; dat laten wij je dan binnen die maand weten. Wij kunnen je vragen om te laten zien wie je bent.',
          },
        },
        objection: {
          title: 'Bezwaar maken',
          plain: 'Je mag zeggen dat je niet wilt dat wij je gegevens gebruiken.',
          clauses: {
            interest:
              'Gebruiken wij je gegevens voor ons gerechtvaardigd belang, dan mag je daartegen bezwaar maken om redenen die met jouw situatie te maken hebben. Wij stoppen dan, behalve als onze redenen dwingend zijn en zwaarder wegen, of als wij de gegevens nodig hebben in een geschil.',
            advertising: 'Tegen reclame mag je altijd bezwaar maken, zonder reden te geven. Wij stoppen daar dan mee.',
            how: 'Stuur je bezwaar naar {contact_email}.',
          },
        },
        complaint: {
          title: 'Klachten',
          plain: 'Je kunt altijd naar de toezichthouder.',
          clauses: {
            us: 'Ben je niet tevreden, laat het ons dan weten. Wij zoeken graag samen een oplossing.',
            authority:
              'Je kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl), of bij de toezichthouder van het land in de Europese Economische Ruimte waar je woont of werkt of waar het misging.',
          },
        },
        changes: {
          title: 'Wijzigingen',
          plain: 'Vanaf wanneer deze tekst geldt.',
          clauses: {
            date: 'Deze verklaring geldt vanaf {start_date}. Veranderen wij haar, dan zetten wij de nieuwe tekst op dezelfde plaats. Een belangrijke verandering laten wij je vooraf weten als wij je kunnen bereiken.',
          },
        },
      },
    },
  },
} as const satisfies TextsFor<typeof privacyStatementShape>

export const privacyStatement = make(write(privacyStatementShape, texts))
