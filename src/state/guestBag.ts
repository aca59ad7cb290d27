export { addToBag, changeBagQuantity } from './guestBagActions';
export { keepForGuest } from './keepForGuest';
