"use strict";
var __awaiter = (this && this.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.load = load;
function load(url) {
    return __awaiter(this, void 0, void 0, function* () {
        let lastError;
        for (let i = 0; i < 3; i++) {
            try {
                const res = yield fetch(url);
                if (res.ok)
                    return yield res.text();
                lastError = new Error(`status ${res.status}`);
            }
            catch (e) {
                lastError = e;
            }
            yield new Promise((r) => setTimeout(r, 1000 * Math.pow(2, i)));
        }
        throw lastError;
    });
}
