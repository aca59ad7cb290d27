export { carryOutInterrupted } from './carryOut';
export { carryOutPressed } from './carryOutPressed';
export { interruptionTaken } from './interruption';
