import type { TextsFor } from '../../template.ts'
import type { dgaAgreement as shape } from '../shapes/dga-agreement.ts'
import { signatureHeading, signatureLines, whoSigns } from './signing.ts'

/** De arbeidsovereenkomst van een bestuurder, met het besluit van de aandeelhouders erbij. */
export const dgaAgreement = {
  title: 'Arbeidsovereenkomst met {full_name}',
  parts: {
    agreement: {
      title: 'Arbeidsovereenkomst van {person_name}',
      articles: {
        who_signs: whoSigns,
        parties: {
          title: 'Partijen',
          plain: 'De BV is je werkgever en jij bent haar werknemer.',
          clauses: {
            intro: 'De ondergetekenden:',
            company:
              '{full_name}, een besloten vennootschap met beperkte aansprakelijkheid, gevestigd in de gemeente {seat}, kantoorhoudende te {office_zip} {office_town}, {office_street}, hierna te noemen: de vennootschap;',
            director:
              '{p.prefix} {p.firstname} {p.lastname}, geboren te {p.birthplace}{born_abroad? ({p.country_of_birth})} op {p.birthdate}, wonende te {p.zip_code} {p.location}{lives_abroad? ({p.residence_country})}, {p.address}, hierna te noemen: de bestuurder;',
          },
        },
        background: {
          title: 'Overwegingen',
          plain: 'Waarom deze overeenkomst wordt gesloten.',
          clauses: {
            intro: 'nemen in aanmerking dat:',
            appointed:
              'de bestuurder bij de akte van oprichting tot bestuurder van de vennootschap is benoemd en voor haar gaat werken;',
            decided:
              'de algemene vergadering de bezoldiging van de bestuurder heeft vastgesteld met het besluit dat onder deze overeenkomst staat;',
            agree: 'en komen het volgende overeen.',
          },
        },
        work: {
          title: 'Functie en werk',
          plain: 'Wat je doet, vanaf wanneer, waar en hoeveel uur.',
          clauses: {
            function:
              'De bestuurder is in dienst van de vennootschap in de functie van bestuurder, geeft leiding aan haar onderneming en verricht het werk dat daarbij hoort.',
            starts:
              'De arbeidsovereenkomst gaat in op de dag waarop de vennootschap is opgericht en geldt voor onbepaalde tijd. Er is geen proeftijd.',
            place:
              'De bestuurder werkt op het kantoor van de vennootschap en op andere plaatsen als het werk dat vraagt.',
            hours: 'De bestuurder werkt gemiddeld {by_parties} uur per week en deelt de werktijd zelf in.',
          },
        },
        pay: {
          title: 'Loon',
          plain: 'Je vult samen het loon in. De Belastingdienst wil dat het ten minste het gebruikelijk loon is.',
          clauses: {
            salary:
              'Het loon bedraagt {by_parties} euro bruto per maand en wordt uiterlijk op de laatste dag van iedere maand betaald.',
            customary:
              'Het loon is, met de vakantiebijslag, ten minste het loon dat volgens artikel 12a van de Wet op de loonbelasting 1964 voor de bestuurder in aanmerking moet worden genomen.',
            holiday_pay:
              'De vakantiebijslag bedraagt acht procent van het loon en wordt ieder jaar in de maand mei betaald.',
            yearly:
              'De algemene vergadering beoordeelt het loon ieder jaar. Een wijziging van het loon geldt pas als die schriftelijk is vastgelegd.',
            payroll:
              'De vennootschap laat de loonadministratie voeren door het administratiekantoor dat daarvoor bij de oprichting is gekozen. Zij meldt zich aan als werkgever, houdt de loonheffingen in, doet daarvan aangifte en draagt ze af.',
          },
        },
        insurance: {
          title: 'Verzekering en pensioen',
          plain: 'Een directeur-grootaandeelhouder is meestal niet verzekerd tegen werkloosheid en ziekte.',
          clauses: {
            insured:
              'De Regeling aanwijzing directeur-grootaandeelhouder 2016 bepaalt in hoeverre de bestuurder verzekerd is voor de Ziektewet, de Werkloosheidswet en de Wet werk en inkomen naar arbeidsvermogen. Voor zover de bestuurder niet verzekerd is, houdt de vennootschap daarvoor geen premie in en zorgt de bestuurder zelf voor een voorziening.',
            pension:
              'De vennootschap zegt geen pensioen toe. Dat laat onverlet dat deelneming in een pensioenfonds wettelijk verplicht kan zijn.',
          },
        },
        holidays: {
          title: 'Vakantie',
          plain: 'Je hebt recht op het aantal dagen dat de wet geeft.',
          clauses: {
            days: 'De bestuurder heeft ieder jaar recht op vakantie met behoud van loon van viermaal het aantal uren dat per week wordt gewerkt, als bedoeld in artikel 7:634 van het Burgerlijk Wetboek.',
            taken: 'De bestuurder neemt vakantie op wanneer het werk dat toelaat en houdt de opgenomen dagen bij.',
          },
        },
        illness: {
          title: 'Ziekte',
          plain: 'Wat de BV doorbetaalt als je ziek bent.',
          clauses: {
            paid: 'Kan de bestuurder door ziekte niet werken, dan betaalt de vennootschap het loon door volgens artikel 7:629 van het Burgerlijk Wetboek: gedurende ten hoogste honderdvier weken zeventig procent van het loon.',
            tells: 'De bestuurder geeft het begin en het einde van de ziekte direct door aan de loonadministratie.',
          },
        },
        expenses: {
          title: 'Kosten',
          plain: 'De BV vergoedt wat je redelijkerwijs voor het werk uitgeeft.',
          clauses: {
            paid_back:
              'De vennootschap vergoedt de kosten die de bestuurder in redelijkheid voor het werk maakt, op vertoon van het bewijs en binnen de grenzen die de belastingwet stelt.',
          },
        },
        secrecy: {
          title: 'Geheimhouding en eigendommen',
          plain: 'Wat vertrouwelijk is, blijft vertrouwelijk.',
          clauses: {
            secret:
              'De bestuurder houdt geheim wat bij de vennootschap vertrouwelijk is, ook na het einde van de arbeidsovereenkomst.',
            returns:
              'Bij het einde van de arbeidsovereenkomst geeft de bestuurder alles terug wat van de vennootschap is.',
          },
        },
        end: {
          title: 'Einde',
          plain: 'Hoe de overeenkomst eindigt.',
          clauses: {
            notice:
              'Ieder van partijen kan de arbeidsovereenkomst schriftelijk opzeggen tegen het einde van een maand. De bestuurder neemt daarbij een termijn van één maand in acht, de vennootschap de termijn die artikel 7:672 van het Burgerlijk Wetboek voorschrijft.',
            dismissed:
              'Een rechtsgeldig besluit van de algemene vergadering tot ontslag van de bestuurder geldt ook als opzegging van de arbeidsovereenkomst, behalve als de wet die opzegging verbiedt.',
            pension_age:
              'De arbeidsovereenkomst eindigt van rechtswege op de dag waarop de bestuurder de pensioengerechtigde leeftijd bereikt die de Algemene Ouderdomswet noemt.',
          },
        },
        other: {
          title: 'Slotbepalingen',
          plain: 'Wijzigen kan alleen op papier.',
          clauses: {
            signed: 'Deze overeenkomst wordt ondertekend nadat de vennootschap is opgericht.',
            changes: 'Wijzigingen van deze overeenkomst gelden alleen als partijen ze schriftelijk hebben vastgelegd.',
            collective:
              'Op deze overeenkomst is geen collectieve arbeidsovereenkomst van toepassing, behalve voor zover de wet dat voorschrijft.',
            law: 'Op deze overeenkomst is Nederlands recht van toepassing.',
          },
        },
        decision: {
          title: 'Besluit van de algemene vergadering',
          plain: 'De aandeelhouders stellen het loon vast, want een bestuurder beslist niet over het eigen loon.',
          clauses: {
            alone:
              'Wie hierna als aandeelhouder tekent, houdt alle aandelen in de vennootschap en besluit buiten vergadering als bedoeld in artikel 2:238 van het Burgerlijk Wetboek. {several_directors?De bestuurders hebben|De bestuurder heeft} vooraf advies kunnen geven.',
            together:
              'Degenen die hierna als aandeelhouder tekenen, houden samen alle aandelen in de vennootschap. Zij stemmen in met besluitvorming buiten vergadering als bedoeld in artikel 2:238 van het Burgerlijk Wetboek en besluiten met algemene stemmen. {several_directors?De bestuurders hebben|De bestuurder heeft} vooraf advies kunnen geven.',
            pay: 'De algemene vergadering stelt de bezoldiging van de bestuurder vast zoals die in deze overeenkomst staat, als bedoeld in artikel 2:245 van het Burgerlijk Wetboek, en stemt in met het aangaan van deze overeenkomst.',
            conflict:
              'De bestuurder heeft bij deze overeenkomst een persoonlijk belang en heeft daarom niet namens het bestuur over het aangaan ervan besloten (artikel 2:239 lid 6 van het Burgerlijk Wetboek). Wie hierna als bestuurder voor de vennootschap tekent, doet dat ter uitvoering van dit besluit.',
            supervisors:
              'De vennootschap heeft een raad van commissarissen. Het besluit waarmee die raad met het aangaan van deze overeenkomst heeft ingestemd, wordt aan deze overeenkomst gehecht.',
            supervisors_open:
              'Krijgt de vennootschap bij de akte van oprichting een raad van commissarissen, dan wordt het besluit waarmee die raad met het aangaan van deze overeenkomst heeft ingestemd, aan deze overeenkomst gehecht.',
          },
        },
        signature: { ...signatureHeading, clauses: signatureLines },
      },
    },
  },
} as const satisfies TextsFor<typeof shape>
