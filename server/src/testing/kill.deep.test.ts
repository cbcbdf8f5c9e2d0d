import { itSurvivesKills } from './it-survives-kills.ts'

itSurvivesKills({ leads: 40, publishing: 100 })
