export { interruptionTaken } from './interruption';
export { performAction } from './performAction';
export { resumeInterrupted } from './resumeInterrupted';
