export { addToBag, changeBagQuantity, freshenBag, readGuestBag, removeFromBag, updateBag } from './guestBagActions';
export { keepForGuest } from './keepForGuest';
export { moveGuestBag } from './moveGuestBag';
