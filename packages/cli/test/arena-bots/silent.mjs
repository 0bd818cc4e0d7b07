/** Does not even say hello. */

setInterval(() => {}, 1000);
